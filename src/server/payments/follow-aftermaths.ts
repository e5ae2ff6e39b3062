import { sql } from "drizzle-orm"
import { dispute, refund } from "../../db/schema/order-money.ts"
import { payment } from "../../db/schema/payment.ts"
import type { JobResources } from "../job.ts"
import { findPayment } from "./find-payment.ts"
import { followAftermath } from "./follow-aftermath.ts"
import type { PaymentContext } from "./payment-context.ts"

const PAYMENTS_A_RUN = 50
/** A provider that does not answer holds up one of these, not the others. */
const AT_ONCE = 4
/** An open dispute is asked about so often, and a refund that takes long; a webhook is usually quicker. */
const UNDER_WAY_SECONDS = 300
/** A young refund is asked about sooner, for the case that its webhook came while nobody was there to take it. */
const YOUNG_SECONDS = 30
const YOUNG_PART = 4
/** Money may be claimed back through the bank for half a year. */
const FOLLOWED_DAYS = 180
/** All else is asked about for the case that a webhook was lost: after an hour, then the seldomer the older it is. */
const SHORTEST_PAUSE_SECONDS = 3600
const PAUSE_PART = 20

/** Asks what became of captured money: soon where a refund is on its way or a dispute is open, now and then of the rest. */
export async function followAftermaths(context: JobResources): Promise<string | undefined> {
  const due = await claimDue(context)
  const waiting = [...due]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await follow(context, id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return due.length > 0 ? `asked what became of ${due.length} payments` : undefined
}

/** Looking at them counts as having asked. */
async function claimDue({ db, now }: PaymentContext): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${payment} set aftermath_at = ${at} where id in (
      select id from (
        select p.id, p.aftermath_at from ${payment} p
        join (select r.payment_id, least(make_interval(secs => ${UNDER_WAY_SECONDS}),
              greatest(make_interval(secs => ${YOUNG_SECONDS}), (${at} - r.created_at) / ${YOUNG_PART})) as pause
            from ${refund} r where r.status = 'pending'
          union all select d.payment_id, make_interval(secs => ${UNDER_WAY_SECONDS})
            from ${dispute} d where d.status = 'open') w on w.payment_id = p.id
        where p.aftermath_at is null or p.aftermath_at <= ${at} - w.pause
        union all (
        select p.id, p.aftermath_at from ${payment} p
        where p.status in ('captured', 'refunded')
          and p.created_at > ${at} - make_interval(days => ${FOLLOWED_DAYS})
          and coalesce(p.aftermath_at, p.created_at) <= ${at}
            - greatest((${at} - p.created_at) / ${PAUSE_PART}, make_interval(secs => ${SHORTEST_PAUSE_SECONDS}))
        order by p.aftermath_at nulls first limit ${PAYMENTS_A_RUN})) due
      limit ${PAYMENTS_A_RUN})
    returning id`)
  return rows.map(({ id }) => id)
}

async function follow(context: PaymentContext, id: number): Promise<void> {
  try {
    await followAftermath(context, await findPayment(context.db, id))
  } catch (err) {
    context.log.error({ err, payment: id }, "what became of a payment could not be written down")
  }
}
