import { randomUUID } from "node:crypto"
import { and, eq, ne, notLike } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { refund } from "../../../../db/schema/order-money.ts"
import { paymentEvent } from "../../../../db/schema/payment.ts"
import type { ChargedAmount } from "../../../../domain/pricing/charged-amount.ts"
import { inWholeUnits } from "../../../../domain/pricing/charged-share.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"
import { chargeUnit } from "../../../payments/charge-unit.ts"
import { hasOpenDispute, hasUncountedLoss } from "../../../payments/record-dispute.ts"
import { REFUND_REQUESTED } from "../../../payments/refund-amount.ts"
import { lockCaptured } from "../../../payments/request-refund.ts"

/** How the cause of a refund begins that is for no piece, because the order holds less than was paid for. */
const CHANGE_CAUSE = "change "

/** Why what was paid for an order cannot be reckoned anew: some of it went back for pieces, or a bank asks for it. */
export async function moneyObstacle(tx: Queries, { siteId, id: orderId }: OrderRow): Promise<Refused | null> {
  const ofOrder = and(eq(refund.siteId, siteId), eq(refund.orderId, orderId))
  const [other] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(ofOrder, notLike(refund.cause, `${CHANGE_CAUSE}%`), ne(refund.status, "failed")))
    .limit(1)
  if (other) return refused("notPossibleNow", { why: "refunded" })
  const paid = await lockCaptured(tx, { siteId, orderId })
  if (!paid) return null
  if (await hasOpenDispute(tx, paid.attempt)) return refused("disputeOpen")
  return (await hasUncountedLoss(tx, paid.attempt)) ? refused("disputeNotCounted") : null
}

/** Asks for what is paid too much. Null where it came by hand: so it goes back. */
export async function refundChange(tx: Queries, order: OrderRow, less: ChargedAmount): Promise<ChargedAmount | null> {
  const { siteId, id: orderId } = order
  const paid = await lockCaptured(tx, { siteId, orderId })
  if (!paid) return null
  const { id: paymentId } = paid.attempt
  const amount = inWholeUnits(less, chargeUnit(paid.attempt))
  if (amount <= 0) return amount
  const cause = `${CHANGE_CAUSE}${orderId} ${randomUUID()}`
  await tx.insert(refund).values({ siteId, orderId, paymentId, cause, amount })
  await tx.insert(paymentEvent).values({ siteId, paymentId, kind: REFUND_REQUESTED, detail: { cause, amount } })
  return amount
}
