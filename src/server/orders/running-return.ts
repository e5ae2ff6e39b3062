import { and, eq, inArray } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnRequest } from "../../db/schema/after-sale.ts"
import { RETURN_STATUS } from "../../domain/orders/return-status.ts"

const RUNNING = [RETURN_STATUS.requested, RETURN_STATUS.approved, RETURN_STATUS.sentBack]

/** Whether goods of this order are on their way back, or asked to be. */
export async function runningReturnOf(
  db: Pick<Queries, "select">,
  order: { siteId: number; id: number },
): Promise<boolean> {
  const running = await db
    .select({ id: returnRequest.id })
    .from(returnRequest)
    .where(
      and(
        eq(returnRequest.siteId, order.siteId),
        eq(returnRequest.orderId, order.id),
        inArray(returnRequest.status, RUNNING),
      ),
    )
  return running.length > 0
}
