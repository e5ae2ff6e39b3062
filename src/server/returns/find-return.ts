import { and, eq } from "drizzle-orm"
import { returnRequest } from "../../db/schema/after-sale.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { isRefunded, type ReturnRow } from "./lock-return.ts"

export type AskedReturn = { id: number; order_no?: string | undefined; email?: string | undefined }
export type FoundReturn = { request: ReturnRow; order: OrderRow; refunded: boolean }

/** A return of this shopper's; for anybody else there is none. */
export async function findReturn(
  shop: Shop,
  asked: AskedReturn,
  shopper: Shopper,
): Promise<FoundReturn | Refusal<"unknownReturn"> | TooMany> {
  const [row] = await shop.db
    .select({ request: returnRequest, orderNo: shopOrder.orderNo, refunded: isRefunded })
    .from(returnRequest)
    .innerJoin(shopOrder, and(eq(shopOrder.siteId, returnRequest.siteId), eq(shopOrder.id, returnRequest.orderId)))
    .where(and(eq(returnRequest.siteId, shop.site.id), eq(returnRequest.id, asked.id)))
  if (!row) return refused("unknownReturn")
  const email = asked.order_no === row.orderNo ? asked.email : undefined
  const found = await provenOrder(shop, shopper, { order_no: row.orderNo, email })
  if (!isRefused(found)) return { ...row, order: found.order }
  return found.refused === "tooMany" ? found : refused("unknownReturn")
}
