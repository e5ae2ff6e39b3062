import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import type { OrderRow } from "./find-order.ts"

/** The order as it is now, locked for the rest of the transaction: whatever is decided about it holds. */
export async function lockOrder(tx: Queries, siteId: number, orderId: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, orderId)))
    .for("no key update")
  return order ?? null
}
