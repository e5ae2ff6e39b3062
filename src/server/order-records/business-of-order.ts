import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { orderBusiness } from "../../db/schema/business.ts"

export type OrderBusiness = typeof orderBusiness.$inferSelect

/** The business for which an order was bought; null where somebody bought it for themselves. */
export async function businessOfOrder(db: Queries, siteId: number, orderId: number): Promise<OrderBusiness | null> {
  const [row] = await db
    .select()
    .from(orderBusiness)
    .where(and(eq(orderBusiness.siteId, siteId), eq(orderBusiness.orderId, orderId)))
  return row ?? null
}
