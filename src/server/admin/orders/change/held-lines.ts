import { and, eq } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { orderLine } from "../../../../db/schema/order.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"

export type HeldLine = Pick<
  typeof orderLine.$inferSelect,
  "goodsId" | "variantId" | "quantity" | "unitPrice" | "isGift"
>

/** What an order holds now. */
export async function heldLines(tx: Queries, { siteId, id }: OrderRow): Promise<HeldLine[]> {
  const { goodsId, variantId, quantity, unitPrice, isGift } = orderLine
  return tx
    .select({ goodsId, variantId, quantity, unitPrice, isGift })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, id)))
}
