import { and, eq } from "drizzle-orm"
import { shopOrder } from "../../db/schema/order.ts"
import { viewerOf } from "../order-records/find-order.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"

/** The number of an order by its id. Ids can be guessed: for whoever has not bought it there is no such order. */
export async function ownOrderNo({ db, site }: Shop, shopper: Shopper, id: number): Promise<string | null> {
  const [order] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, site.id), eq(shopOrder.id, id)))
  return order && viewerOf(order, shopper) !== "stranger" ? order.orderNo : null
}
