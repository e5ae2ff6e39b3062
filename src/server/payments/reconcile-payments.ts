import { sql } from "drizzle-orm"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { DAY_MS } from "../../domain/time-units.ts"
import type { JobResources } from "../job.ts"
import { abandonPayment } from "./abandon-payment.ts"
import { awaitsMoney, findPayment, type KnownPayment } from "./find-payment.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { PaymentContext } from "./payment-context.ts"
import { settlePayment } from "./settle-payment.ts"

const PAYMENTS_A_RUN = 100
/** A provider that does not answer holds up one of these, not the others. */
const AT_ONCE = 8
const SHORTEST_PAUSE_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 3600
/** The longer nothing has happened to an attempt, the seldomer it is asked about: after an hour every minute and a half. */
const PAUSE_PART = 40
/** Longer than any request of ours takes between writing an attempt down and hearing its number. */
const NUMBERLESS_MS = 60_000
/** No order waits longer for its buyer to finish, even if it does not expire. */
const OPEN_MS = DAY_MS
/** After this long without an answer an order is given free; should its money turn up after all, it goes back. */
const SILENT_MS = 3 * DAY_MS

/** Finds out the truth about attempts whose end nobody told us, and ends those that nobody waits for any more. */
export async function reconcilePayments(context: JobResources): Promise<string | undefined> {
  const due = await claimDue(context)
  const waiting = [...due]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await reconcile(context, id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return due.length > 0 ? `asked about ${due.length} payments` : undefined
}

/** Attempts that have rested long enough. Looking at them counts as touching them. */
async function claimDue({ db, now }: PaymentContext): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const quiet = sql`(${at} - coalesce((select max(e.created_at) from ${paymentEvent} e
    where e.site_id = p.site_id and e.payment_id = p.id), p.created_at))`
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${payment} set updated_at = ${at} where id in (
      select p.id from ${payment} p
      where p.status in ('created', 'processing')
        and p.updated_at <= ${at} - make_interval(secs => ${SHORTEST_PAUSE_SECONDS})
        and p.updated_at <= ${at} - least(${quiet} / ${PAUSE_PART}, make_interval(secs => ${LONGEST_PAUSE_SECONDS}))
      order by p.updated_at limit ${PAYMENTS_A_RUN} for update of p skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

async function reconcile(context: PaymentContext, id: number): Promise<void> {
  try {
    const settled = await settlePayment(context, id)
    if (settled !== "open" && settled !== "silent") return
    const known = await findPayment(context.db, id)
    if (settled === "open" && isUnwanted(known, context.now)) await abandonPayment(context, id)
    if (settled === "silent" && isOlder(known, SILENT_MS, context.now)) await giveUp(context, known)
  } catch (err) {
    context.log.error({ err, payment: id }, "a payment could not be reconciled")
  }
}

/** Nobody can or will finish it: its order is paid otherwise, over or about to expire, or its buyer has long gone. */
function isUnwanted(known: KnownPayment, now: Date): boolean {
  const { attempt, order } = known
  if (attempt.providerId === null) return isOlder(known, NUMBERLESS_MS, now)
  const isExpired = order.expiresAt !== null && order.expiresAt <= now
  return !awaitsMoney(order) || isExpired || isOlder(known, OPEN_MS, now)
}

const isOlder = ({ attempt }: KnownPayment, ms: number, now: Date) => now.getTime() - attempt.createdAt.getTime() > ms

async function giveUp(context: PaymentContext, { attempt, order }: KnownPayment): Promise<void> {
  context.log.error({ payment: attempt.id, order: order.orderNo }, "a provider stays silent: the payment is given up")
  await moveAttempt(context, attempt, { to: "cancelled", kind: "silent" })
}
