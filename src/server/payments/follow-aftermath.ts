import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refund } from "../../db/schema/order-money.ts"
import { payment } from "../../db/schema/payment.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Aftermath, ProviderRefund } from "../payment-provider.ts"
import { askProvider, refundKey } from "./ask-provider.ts"
import { findPayment, type KnownPayment, lockPayment } from "./find-payment.ts"
import { noteAccountProblem } from "./note-account-problem.ts"
import type { PaymentContext } from "./payment-context.ts"
import { countsIn } from "./payment-methods.ts"
import { reckonPayment } from "./reckon-payment.ts"
import { hasUncountedLoss, recordDispute } from "./record-dispute.ts"
import { type LockedPayment, type RefundRow, recordRefund } from "./record-refund.ts"
import { DESK_CAUSE } from "./refund-amount.ts"

/**
 * Whoever was overtaken twice need not ask a third time: the second one who wrote has asked after the first one wrote, and
 * so after this was called.
 */
const ROUNDS = 2

/**
 * Reads from the provider what became of captured money, whoever caused it there, and writes it to payment and order.
 * Webhooks, shoppers and the job call it in any order and any number of times. False where the provider does not answer.
 */
export async function followAftermath(context: PaymentContext, { attempt: { id } }: KnownPayment): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const known = await findPayment(context.db, id)
    const { attempt } = known
    const { provider: name, providerId, captureId } = attempt
    // Test money of a shop that is live now: nobody asks for it any more.
    if (!countsIn(known.site, known) || providerId === null) return true
    const provider = await context.payments.ofAccount(attempt)
    if (!provider) {
      context.log.error({ payment: id, provider: name }, "a payment's provider is not configured any more")
      return false
    }
    const told = await askProvider(context, attempt, () => provider.fetchAftermath(providerId, captureId))
    if (isRefused(told)) return false
    if (told.problem) await noteAccountProblem(context, attempt, told.problem)
    if (await writeAftermath(context, attempt, told)) return true
  }
  return true
}

/** False where somebody else has written a later answer meanwhile. */
async function writeAftermath(
  { db, log, now }: PaymentContext,
  asked: KnownPayment["attempt"],
  { refunds, disputes }: Aftermath,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, asked)
    const { attempt } = locked
    if (attempt.aftermathReads !== asked.aftermathReads) return false
    for (const told of refunds) {
      if (told.currencyCode !== attempt.currencyCode) {
        log.error({ payment: attempt.id, refund: told.id }, "a refund is in another currency than its payment")
        continue
      }
      const known = await knownRefund(tx, locked, told, now)
      if (known) await recordRefund(tx, locked, known, told, now)
    }
    for (const told of disputes) await recordDispute(tx, locked, told, now)
    if (await hasUncountedLoss(tx, attempt))
      log.error(
        { payment: attempt.id, order: locked.order.orderNo },
        "a dispute took money in another currency than its payment's: somebody must look at it",
      )
    await reckonPayment(tx, locked, now)
    await tx
      .update(payment)
      .set({ aftermathReads: attempt.aftermathReads + 1, aftermathAt: now })
      .where(and(eq(payment.siteId, attempt.siteId), eq(payment.id, attempt.id)))
    return true
  })
}

/** The row of a refund that the provider tells of; one that was made at the provider's own desk gets one. Null: it is nothing, or not yet known whose. */
async function knownRefund(
  tx: Queries,
  { order, attempt }: LockedPayment,
  told: ProviderRefund,
  now: Date,
): Promise<RefundRow | null> {
  const { siteId, id: paymentId } = attempt
  const rows = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.paymentId, paymentId)))
  const known =
    rows.find(({ providerRefundId }) => providerRefundId === told.id) ??
    rows.find((row) => refundKey(row, order.orderNo) === told.requestKey)
  if (known) return known
  if (told.status === "failed") return null
  // Perhaps ours after all, being made at this moment: it is known by its number once we have heard that.
  const isInWork = (row: RefundRow) => row.status === "requested" && row.attempts > 0 && row.amount === told.amount
  if (told.requestKey === null && rows.some(isInWork)) return null
  const [written] = await tx
    .insert(refund)
    .values({
      siteId,
      orderId: order.id,
      paymentId,
      cause: `${DESK_CAUSE}${attempt.provider} ${told.id}`,
      amount: told.amount,
      providerRefundId: told.id,
      status: "pending",
      nextTryAt: now,
      createdAt: now,
    })
    .returning()
  return written ?? null
}
