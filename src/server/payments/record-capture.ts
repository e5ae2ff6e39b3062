import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refund } from "../../db/schema/order-money.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { awaitsMoney, lockPayment } from "./find-payment.ts"
import { markPaid } from "./mark-paid.ts"
import { followAttempts, noteAttempt } from "./move-attempt.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"
import { paymentOrigin } from "./payment-origin.ts"

/** Money has come: once for each payment, whoever says so first. It pays the order, or goes back where the order needs it no more. */
export async function recordCapture(
  { db, log, now }: PaymentContext,
  attempt: Attempt,
  captureId: string | null,
): Promise<void> {
  const isSurplus = await db.transaction(async (tx) => {
    const { order } = await lockPayment(tx, attempt)
    if (!(await isFirst(tx, attempt, now))) return false
    const isThis = and(eq(payment.siteId, attempt.siteId), eq(payment.id, attempt.id))
    await tx.update(payment).set({ captureId }).where(isThis)
    if (!awaitsMoney(order)) {
      await returnSurplus(tx, attempt, now)
      await followAttempts(tx, order)
      return true
    }
    await tx.update(payment).set({ status: "captured", updatedAt: now }).where(isThis)
    await markPaid(tx, order, { now, origin: await paymentOrigin(tx, attempt) })
    return false
  })
  if (isSurplus) log.warn({ payment: attempt.id, order: attempt.orderId }, "money that is not owed goes back")
}

/** The index lets one such event in for each payment. */
async function isFirst(tx: Queries, { siteId, id, amount, currencyCode }: Attempt, now: Date): Promise<boolean> {
  const events = await tx
    .insert(paymentEvent)
    .values({ siteId, paymentId: id, kind: "captured", detail: { amount, currencyCode }, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id })
  return events.length > 0
}

/** The attempt does not count as the order's payment: it stays cancelled, with all its money on its way back. */
async function returnSurplus(tx: Queries, attempt: Attempt, now: Date): Promise<void> {
  const { siteId, orderId, id, amount } = attempt
  await noteAttempt(tx, attempt, { to: "cancelled", kind: "surplus" }, now)
  await tx
    .insert(refund)
    .values({ siteId, orderId, paymentId: id, amount, cause: `surplus ${id}`, nextTryAt: now, createdAt: now })
    .onConflictDoNothing({ target: refund.cause })
}
