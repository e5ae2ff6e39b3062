import { and, asc, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnLine, returnRequest } from "../../db/schema/after-sale.ts"
import type { Listener } from "../said.ts"
import { loadOrder, type OrderTold } from "./load-order.ts"

/** A return as its mails tell it; its lines are those of the order with the pieces that come back. */
export type ReturnTold = Pick<
  typeof returnRequest.$inferSelect,
  "reason" | "content" | "answer" | "expressCompany" | "expressNo" | "refund"
> & { order: OrderTold; lines: OrderTold["lines"] }

export async function loadReturn(db: Queries, shop: Listener["site"], returnId: number): Promise<ReturnTold | null> {
  const siteId = shop.id
  const [request] = await db
    .select()
    .from(returnRequest)
    .where(and(eq(returnRequest.siteId, siteId), eq(returnRequest.id, returnId)))
  const order = request && (await loadOrder(db, shop, request.orderId))
  if (!order) return null
  const pieces = await db
    .select({ orderLineId: returnLine.orderLineId, quantity: returnLine.quantity })
    .from(returnLine)
    .where(and(eq(returnLine.siteId, siteId), eq(returnLine.returnId, returnId)))
    .orderBy(asc(returnLine.orderLineId))
  const lines = pieces.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return line ? [{ ...line, quantity }] : []
  })
  return { ...request, order, lines }
}
