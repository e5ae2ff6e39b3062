import { and, eq, sql } from "drizzle-orm"
import { shopOrder } from "../../db/schema/order.ts"
import { refund } from "../../db/schema/order-money.ts"
import { payment } from "../../db/schema/payment.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { type Money, sum } from "../../domain/pricing/money.ts"
import type { JobResources } from "../job.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { requestKey } from "./ask-provider.ts"
import { findPayment, type KnownPayment, lockPayment } from "./find-payment.ts"
import type { PaymentContext } from "./payment-context.ts"
import { paymentOrigin } from "./payment-origin.ts"

const REFUNDS_A_RUN = 20
const TRIES_MAX = 12
const FIRST_PAUSE_SECONDS = 20
const LONGEST_PAUSE_SECONDS = 6 * 3600
const FAILURE_LETTERS_MAX = 500

type DueRefund = { id: number; siteId: number; paymentId: number; amount: Money; attempts: number }

/** Gives money back that was asked for. Several processes may do so: each refund is claimed, and its key is good for one. */
export async function makeRefunds(context: JobResources): Promise<string | undefined> {
  const due = await claimRefunds(context)
  let made = 0
  for (const claimed of due) if (await makeRefund(context, claimed)) made++
  return due.length > 0 ? `${made} of ${due.length} refunds made` : undefined
}

/** Whoever claims a refund puts its next try off: it is made later if this process ends on the way. */
async function claimRefunds({ db, now }: PaymentContext): Promise<DueRefund[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<DueRefund>(sql`
    update ${refund} set attempts = attempts + 1, next_try_at = ${at}::timestamptz + make_interval(secs =>
      least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, attempts)))
    where id in (
      select id from ${refund} where status = 'requested' and next_try_at <= ${at}::timestamptz
      order by next_try_at limit ${REFUNDS_A_RUN} for update skip locked)
    returning id, site_id as "siteId", payment_id as "paymentId", amount, attempts`)
  return rows.toSorted((a, b) => a.id - b.id)
}

async function makeRefund(context: PaymentContext, claimed: DueRefund): Promise<boolean> {
  const { attempt, order } = await findPayment(context.db, claimed.paymentId)
  try {
    const provider = await context.payments.ofAccount(attempt)
    if (!provider || attempt.providerId === null) throw new Error(`${attempt.provider} is not configured any more`)
    const { amount } = claimed
    const { providerId: id, captureId, currencyCode } = attempt
    await provider.refund({
      id,
      captureId,
      amount,
      currencyCode,
      requestKey: requestKey("refund", claimed.id, order.orderNo),
    })
  } catch (failure) {
    await noteFailure(context, claimed, failure)
    return false
  }
  await noteRefund(context, claimed, attempt)
  return true
}

async function noteRefund(
  { db, now }: PaymentContext,
  { id, amount }: DueRefund,
  paid: KnownPayment["attempt"],
): Promise<void> {
  const { siteId, currencyCode } = paid
  await db.transaction(async (tx) => {
    const { order, attempt } = await lockPayment(tx, paid)
    const first = await tx
      .update(refund)
      .set({ status: "made", madeAt: now, failure: null })
      .where(and(eq(refund.siteId, siteId), eq(refund.id, id), eq(refund.status, "requested")))
      .returning({ id: refund.id })
    if (first.length === 0) return
    const refunded = sum([attempt.refunded, amount])
    const isAllBack = attempt.status === "captured" && refunded === attempt.amount
    await tx
      .update(payment)
      .set({ refunded, updatedAt: now, ...(isAllBack && { status: "refunded" }) })
      .where(and(eq(payment.siteId, siteId), eq(payment.id, attempt.id)))
    if (isAllBack) {
      await tx
        .update(shopOrder)
        .set({ paymentStatus: PAYMENT_STATUS.refunded })
        .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, order.id)))
    }
    await noteEvent(tx, order, "refunded", { amount, currencyCode })
    await queueMail(tx, {
      siteId,
      kind: "orderRefunded",
      recipient: order.email,
      language: order.language,
      origin: await paymentOrigin(tx, attempt),
      content: { orderId: order.id, amount, currencyCode },
      cause: `orderRefunded ${id}`,
    })
  })
}

async function noteFailure(
  { db, log }: PaymentContext,
  { id, siteId, attempts }: DueRefund,
  failure: unknown,
): Promise<void> {
  const isLast = attempts >= TRIES_MAX
  if (isLast) log.error({ err: failure, refund: id }, "a refund has failed for good: somebody must look at it")
  else log.warn({ err: failure, refund: id, attempts }, "a refund failed; it is tried again")
  const said = failure instanceof Error ? failure.message : String(failure)
  await db
    .update(refund)
    .set({ failure: said.slice(0, FAILURE_LETTERS_MAX), ...(isLast && { status: "failed" }) })
    .where(and(eq(refund.siteId, siteId), eq(refund.id, id), eq(refund.status, "requested")))
}
