import { and, eq, ne, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { dispute, refund } from "../../db/schema/order-money.ts"
import { payment } from "../../db/schema/payment.ts"
import { leftToGiveBack } from "../../domain/orders/order-money.ts"
import { type ChargedAmount, charged, lesserCharged, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { inWholeUnits } from "../../domain/pricing/charged-share.ts"
import type { JobResources } from "../job.ts"
import type { ProviderRefund } from "../payment-provider.ts"
import { refundKey } from "./ask-provider.ts"
import { chargeUnit } from "./charge-unit.ts"
import { findPayment, lockPayment } from "./find-payment.ts"
import { followAftermath } from "./follow-aftermath.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"
import { reckonPayment } from "./reckon-payment.ts"
import { hasOpenDispute, hasUncountedLoss } from "./record-dispute.ts"
import { type RefundRow, recordRefund } from "./record-refund.ts"

const REFUNDS_A_RUN = 20
const TRIES_MAX = 12
const FIRST_PAUSE_SECONDS = 20
const LONGEST_PAUSE_SECONDS = 6 * 3600
const FAILURE_LETTERS_MAX = 500

type DueRefund = { id: number; siteId: number; paymentId: number; attempts: number }

/** Gives money back that was asked for. Several processes may do so: each refund is claimed, and its key is good for one. */
export async function makeRefunds(context: JobResources): Promise<string | undefined> {
  const due = await claimRefunds(context)
  let made = 0
  for (const claimed of due) if (await makeRefund(context, claimed)) made++
  return due.length > 0 ? `${made} of ${due.length} refunds made` : undefined
}

/** Whoever claims a refund puts its next try off: it is made later if this process ends on the way. While a dispute is open it waits, and where one took an unknown part. */
async function claimRefunds({ db, now }: PaymentContext): Promise<DueRefund[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<DueRefund>(sql`
    update ${refund} set attempts = attempts + 1, next_try_at = ${at}::timestamptz + make_interval(secs =>
      least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, attempts)))
    where id in (
      select r.id from ${refund} r where r.status = 'requested' and r.next_try_at <= ${at}::timestamptz
        and not exists (select from ${dispute} d join ${payment} p on p.id = d.payment_id
          where d.payment_id = r.payment_id
            and (d.status = 'open' or d.status = 'lost' and d.currency_code <> p.currency_code))
      order by r.next_try_at limit ${REFUNDS_A_RUN} for update skip locked)
    returning id, site_id as "siteId", payment_id as "paymentId", attempts`)
  return rows.toSorted((a, b) => a.id - b.id)
}

async function makeRefund(context: PaymentContext, claimed: DueRefund): Promise<boolean> {
  const known = await findPayment(context.db, claimed.paymentId)
  const { attempt, order } = known
  try {
    const provider = await context.payments.ofAccount(attempt)
    if (!provider || attempt.providerId === null) throw new Error(`${attempt.provider} is not configured any more`)
    // The answer to a former try may have been lost.
    if (claimed.attempts > 1) await followAftermath(context, known)
    const due = await stillDue(context, claimed, attempt)
    if (!due) return false
    const { providerId: id, captureId, currencyCode } = attempt
    const requestKey = refundKey(due, order.orderNo)
    const told = await provider.refund({ id, captureId, amount: due.amount, currencyCode, requestKey })
    await noteRefund(context, due, attempt, told)
    return told.status !== "failed"
  } catch (failure) {
    await noteFailure(context, claimed, failure)
    return false
  }
}

/** The refund as it is to be made now; null where it is made or must wait. Never more than is left: some may have gone back otherwise. */
async function stillDue(
  { db }: PaymentContext,
  { id, siteId, attempts }: DueRefund,
  paid: Attempt,
): Promise<RefundRow | null> {
  const isThis = and(eq(refund.siteId, siteId), eq(refund.id, id))
  return db.transaction(async (tx) => {
    const { attempt } = await lockPayment(tx, paid)
    const [due] = await tx.select().from(refund).where(isThis)
    if (due?.status !== "requested") return null
    if ((await hasOpenDispute(tx, attempt)) || (await hasUncountedLoss(tx, attempt))) return null
    const left = leftToGiveBack(attempt, await pendingOf(tx, attempt))
    const amount = inWholeUnits(lesserCharged(due.amount, left), chargeUnit(attempt))
    if (due.amount === amount) return due
    if (amount === 0) {
      await tx.update(refund).set({ status: "failed", failure: "Nothing is left to give back" }).where(isThis)
      return null
    }
    // Another amount is another request to the provider.
    const round = attempts > 1 ? due.round + 1 : due.round
    const [less] = await tx.update(refund).set({ amount, round }).where(isThis).returning()
    return less ?? null
  })
}

/** What the provider has taken on and not made yet. */
async function pendingOf(tx: Queries, { siteId, id }: Attempt): Promise<ChargedAmount> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(charged) })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.paymentId, id), eq(refund.status, "pending")))
  return row?.sum ?? NOTHING_CHARGED
}

async function noteRefund(
  { db, now }: PaymentContext,
  { id, siteId, paymentId }: RefundRow,
  paid: Attempt,
  told: ProviderRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paid)
    // It was taken for one of the provider's own desk before its number was known here.
    const isSame = and(eq(refund.siteId, siteId), eq(refund.paymentId, paymentId), eq(refund.providerRefundId, told.id))
    await tx.delete(refund).where(and(isSame, ne(refund.id, id)))
    const [known] = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.siteId, siteId), eq(refund.id, id)))
    if (known) await recordRefund(tx, locked, known, told, now)
    await reckonPayment(tx, locked, now)
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
