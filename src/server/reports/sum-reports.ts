import { eq, sql } from "drizzle-orm"
import type { Database, Queries } from "../../db/database.ts"
import { reportState } from "../../db/schema/report.ts"
import { site } from "../../db/schema/site.ts"
import { addDays, type Day, dayIn } from "../../domain/calendar-day.ts"
import { dayBegins } from "../../domain/day-begins.ts"
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts"
import { zoneOffsets } from "../../domain/zone-offsets.ts"
import type { Job } from "../job.ts"
import { flushOpenings } from "./checkout-openings.ts"
import { sumSales } from "./sum-sales.ts"
import { sumStock } from "./sum-stock.ts"

const EVERY_SECONDS = 60
/** So many days in one transaction: a busy year is summed in a dozen steps. */
const DAYS_AT_ONCE = 31
/** Transactions that were still open when a sum was made are seen by the next one: what is summed twice is the same. */
const LOOK_BACK_MS = 15 * MINUTE_MS
const STOCK_MS = HOUR_MS

type SiteSummed = { id: number; timeZone: string }

/** Sums what reports tell: the days of orders to which something happened since the last time, and the stock once an hour. */
export const sumReports: Job = {
  name: "sum reports",
  everySeconds: EVERY_SECONDS,
  run: async ({ db, now }) => {
    await flushOpenings(db)
    const sites = await db.select({ id: site.id, timeZone: site.timeZone }).from(site).orderBy(site.id)
    let days = 0
    for (const each of sites) days += await sumSite(db, each, now)
    return days > 0 ? `summed ${days} days of reports` : undefined
  },
}

/** Brings the sums of one shop up to now, and says how many days were summed anew. */
export async function sumSite(db: Database, { id, timeZone }: SiteSummed, now: Date): Promise<number> {
  const [state] = await db.select().from(reportState).where(eq(reportState.siteId, id))
  const isAnew = state?.timeZone !== timeZone
  if (isAnew) await db.execute(sql`delete from report_sale where site_id = ${id}`)
  const days = isAnew ? await allDays(db, id, timeZone) : await changedDays(db, id, timeZone, state.summedAt)
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    const some = days.slice(from, from + DAYS_AT_ONCE).map((day) => spanOf(day, timeZone))
    await db.transaction((tx) => sumSales(tx, id, some))
  }
  const isStockDue = !state?.stockAt || now.getTime() - state.stockAt.getTime() >= STOCK_MS
  if (isStockDue) await db.transaction((tx) => sumStock(tx, id))
  const summed = { timeZone, summedAt: now, ...(isStockDue && { stockAt: now }) }
  await db
    .insert(reportState)
    .values({ siteId: id, ...summed })
    .onConflictDoUpdate({ target: reportState.siteId, set: summed })
  return days.length
}

function spanOf(day: Day, timeZone: string) {
  const moment = (each: Day) => new Date(dayBegins(each, zoneOffsets(timeZone, new Date(each)))).toISOString()
  return { day, begins: moment(day), ends: moment(addDays(day, 1)) }
}

/** Every day from the first order to the last. */
async function allDays(db: Queries, siteId: number, timeZone: string): Promise<Day[]> {
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`
    select min(created_at) as first, max(created_at) as last from shop_order where site_id = ${siteId}`)
  const { first, last } = rows[0] ?? {}
  if (!first || !last) return []
  const days: Day[] = []
  const end = dayIn(new Date(last), timeZone)
  for (let day = dayIn(new Date(first), timeZone); day <= end; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days of orders to which something happened: whatever changes their money or status is in their timeline. */
async function changedDays(db: Queries, siteId: number, timeZone: string, since: Date): Promise<Day[]> {
  const from = new Date(since.getTime() - LOOK_BACK_MS).toISOString()
  const { rows } = await db.execute<{ createdAt: string }>(sql`
    select distinct date_trunc('hour', o.created_at) as "createdAt"
    from order_event e join shop_order o on o.site_id = e.site_id and o.id = e.order_id
    where e.site_id = ${siteId} and e.created_at >= ${from}`)
  // Clocks differ by quarters of an hour: both ends of the hour are looked at.
  const moments = rows.flatMap(({ createdAt }) => [0, HOUR_MS - 1].map((ms) => new Date(Date.parse(createdAt) + ms)))
  return [...new Set(moments.map((moment) => dayIn(moment, timeZone)))].toSorted()
}
