import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnLine } from "../../db/schema/after-sale.ts"
import { orderLine } from "../../db/schema/order.ts"
import { giveStock } from "../orders/take-stock.ts"

/** Puts the pieces of a return back on the shelf. */
export async function restockReturn(
  tx: Queries,
  { siteId, id: orderId }: { siteId: number; id: number },
  returnId: number,
  now: Date,
): Promise<void> {
  const pieces = await tx
    .select({ variantId: orderLine.variantId, quantity: returnLine.quantity })
    .from(returnLine)
    .innerJoin(orderLine, and(eq(orderLine.siteId, returnLine.siteId), eq(orderLine.id, returnLine.orderLineId)))
    .where(and(eq(returnLine.siteId, siteId), eq(returnLine.returnId, returnId)))
  await giveStock(tx, siteId, pieces, { orderId, reason: "returned", now })
}
