import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { addDays, dayIn } from "../../../domain/calendar-day.ts"
import { dayBegins } from "../../../domain/day-begins.ts"
import { type Money, sum, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { zoneOffsets } from "../../../domain/zone-offsets.ts"
import { hundredthsOf } from "../../order-records/hundredths-of.ts"
import type { Shop } from "../../shop.ts"
import { isToShip } from "../orders/is-to-ship.ts"
import { runningOut, soldMost } from "./goods-of-today.ts"
import { waitingFirst } from "./waiting-first.ts"

const DAYS = 30
const WEEK = 7

type Today = CallReply<"GET /api/admin/desk/today">
type Counts = Omit<Today, "waiting" | "soldMost" | "runningOut" | "days" | `revenue${string}`>

/** What waits at the desk, and the orders of the last 30 days, the days without any among them. */
export async function today(shop: Shop): Promise<Today> {
  const counts = await waitingNow(shop)
  const { days, since } = await lastDays(shop)
  const revenueOf = (some: typeof days) => toDecimal(sum(some.map(({ revenue }) => revenue)))
  return {
    ...counts,
    waiting: await waitingFirst(shop),
    soldMost: await soldMost(shop, since),
    runningOut: await runningOut(shop),
    revenueToday: revenueOf(days.slice(-1)),
    revenueYesterday: revenueOf(days.slice(-2, -1)),
    revenue7Days: revenueOf(days.slice(-WEEK)),
    revenue30Days: revenueOf(days),
    days: days.map(({ revenue, ...day }) => ({ ...day, revenue: toDecimal(revenue) })),
  }
}

async function waitingNow({ db, site: { id } }: Shop): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*) from shop_order where site_id = ${id} and status = 1) as "toAccept",
    (select count(*) from ${shopOrder} where site_id = ${id} and ${isToShip}) as "toShip",
    (select count(*) from return_request where site_id = ${id} and status = 1) as "returnsToAnswer",
    (select count(*) from return_request where site_id = ${id} and status = 7) as "returnsToReceive",
    (select count(*) from inquiry where site_id = ${id} and answered_at is null) as "inquiriesWaiting",
    (select count(*) from access_request where site_id = ${id} and handled_at is null) as "accessRequestsWaiting",
    (select count(*) from review where site_id = ${id} and state = 0) as "reviewsWaiting",
    (select count(*) from refund where site_id = ${id} and status = 'failed')
      + (select count(*) from dispute where site_id = ${id} and status = 'open') as "moneyWaiting"`)
  const [waiting] = rows
  if (!waiting) throw new Error("The database counted nothing, not even none")
  return waiting
}

/** What was given back is in the order's currency; it counts by the rate that the order was frozen with. */
async function lastDays({ db, site, now }: Shop) {
  const last = dayIn(now, site.timeZone)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(last, index + 1 - DAYS))
  const offsets = zoneOffsets(site.timeZone, now)
  const begins = days.map((day) => new Date(dayBegins(day, offsets)).toISOString())
  const { rows } = await db.execute<{ day: number; orders: number; revenue: Money }>(sql`
    select width_bucket(created_at, ${sql.param(begins)}::timestamptz[]) as day,
      count(*) filter (where status not in (2,6)) as orders,
      coalesce(sum(total - round(greatest(0, coalesce(refunded + lost, 0) + coalesce(by_hand, 0) - overpaid) * rate * ${hundredthsOf(sql`currency_code`)})) filter (where payment_status = 1), 0)::bigint as revenue
    from (
      select o.created_at, o.status, o.overpaid, o.payment_status, o.total, o.rate, o.currency_code, (
        select p.refunded from payment p where p.order_id = o.id and p.status in ('captured','refunded')) as refunded, (
        select p.lost from payment p where p.order_id = o.id and p.status in ('captured','refunded')) as lost, (
        select sum(h.amount) from hand_money h where h.site_id = o.site_id and h.order_id = o.id
          and h.kind = 'givenBack') as by_hand
      from shop_order o where o.site_id = ${site.id} and o.created_at >= ${begins[0]}) recent
    group by 1`)
  const found = new Map(rows.map((row) => [row.day, row]))
  return {
    days: days.map((day, index) => ({ orders: 0, revenue: ZERO, ...found.get(index + 1), day })),
    since: begins[0] ?? now.toISOString(),
  }
}
