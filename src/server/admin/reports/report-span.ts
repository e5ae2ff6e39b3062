import { eq } from "drizzle-orm"
import { reportState } from "../../../db/schema/report.ts"
import { addDays, type Day, dayIn } from "../../../domain/calendar-day.ts"
import type { Shop } from "../../shop.ts"
import type { Days } from "../within-days.ts"

const USUAL_DAYS = 30
/** A report of more days is read year by year. */
const DAYS_MAX = 1100

/** The days that a report tells of, both included: the last thirty where none are named. */
export function reportSpan({ now, site }: Shop, { from, to }: Days): { from: Day; to: Day } {
  const last = to ?? dayIn(now, site.timeZone)
  const earliest = addDays(last, 1 - DAYS_MAX)
  const first = from ?? addDays(last, 1 - USUAL_DAYS)
  return { from: first < earliest ? earliest : first, to: last }
}

/** When the shop's sums were made. */
export async function summedAt({ db, site }: Shop, what: "summedAt" | "stockAt" = "summedAt"): Promise<string | null> {
  const [state] = await db.select().from(reportState).where(eq(reportState.siteId, site.id))
  return state?.[what]?.toISOString() ?? null
}

/** The first day of whatever a day belongs to; weeks begin on Monday. */
export function periodOf(day: Day, by: "day" | "week" | "month"): Day {
  if (by === "day") return day
  if (by === "month") return `${day.slice(0, 7)}-01`
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** The first days of all that lie in a span, in turn. */
export function periodsIn({ from, to }: { from: Day; to: Day }, by: "day" | "week" | "month"): Day[] {
  const periods = new Set<Day>()
  for (let day = from; day <= to; day = addDays(day, 1)) periods.add(periodOf(day, by))
  return [...periods]
}
