import { DAY_MS } from "../time-units.ts"
import { dayBegins, type ZoneOffsets, zoned } from "../time-zone.ts"

/** When a day of the year ("12-24") begins next in a zone, seen from a moment (ms); while it lasts, when it began. */
export function nextOccasion(day: string, now: number, offsets: ZoneOffsets): Date {
  const here = zoned(now, offsets)
  const year = new Date(here).getUTCFullYear()
  const isOver = here >= Date.parse(`${year}-${day}T00:00:00Z`) + DAY_MS
  return new Date(dayBegins(`${isOver ? year + 1 : year}-${day}`, offsets))
}
