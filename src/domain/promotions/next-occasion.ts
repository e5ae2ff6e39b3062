import type { Day } from "../calendar-day.ts"
import { DAY_MS } from "../time-units.ts"
import { type ZoneOffsets, zoned } from "../time-zone.ts"

/** Which day a day of the year ("12-24") is next where clocks show the time of a zone, seen from a moment (ms); itself while it lasts. */
export function nextOccasion(day: string, now: number, offsets: ZoneOffsets): Day {
  const here = zoned(now, offsets)
  const year = new Date(here).getUTCFullYear()
  const isOver = here >= Date.parse(`${year}-${day}`) + DAY_MS
  return `${isOver ? year + 1 : year}-${day}`
}
