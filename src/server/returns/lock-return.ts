import { and, eq, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnRequest } from "../../db/schema/after-sale.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { isReturnStatus, type ReturnStatus } from "../../domain/orders/return-status.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { lockOrder } from "../order-records/lock-order.ts"

export type ReturnRow = typeof returnRequest.$inferSelect
export type LockedReturn = { order: OrderRow; request: ReturnRow; status: ReturnStatus; refundMade: boolean }

/** A return with its order, which is locked for the rest of the transaction and with it all of its returns. */
export async function lockReturn(tx: Queries, siteId: number, returnId: number): Promise<LockedReturn | null> {
  const isThisOne = and(eq(returnRequest.siteId, siteId), eq(returnRequest.id, returnId))
  const [{ orderId } = { orderId: 0 }] = await tx
    .select({ orderId: returnRequest.orderId })
    .from(returnRequest)
    .where(isThisOne)
  const order = await lockOrder(tx, siteId, orderId)
  if (!order) return null
  // Read again: what it said before the lock may be over.
  const [row] = await tx.select({ request: returnRequest, refunded: isRefunded }).from(returnRequest).where(isThisOne)
  if (!row) return null
  const { request } = row
  const refundMade = row.refunded || order.paymentStatus === PAYMENT_STATUS.refunded
  return { order, request, status: returnStatusOf(request.status), refundMade }
}

/** Whether the money that was asked for because of a return has been given back. */
export const isRefunded = sql<boolean>`exists (
  select from refund r where r.cause = 'return ' || ${returnRequest.id} and r.status = 'made')`

/** The table allows no other codes. */
export function returnStatusOf(code: number): ReturnStatus {
  if (isReturnStatus(code)) return code
  throw new Error(`${code} is no status of a return`)
}
