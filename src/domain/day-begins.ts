import type { Day } from "./calendar-day.ts"
import type { ZoneOffsets } from "./time-zone.ts"

/** The first moment (ms) at which a zone's clocks show a time ("2026-03-29T18:00") or, where they leap over it, a later one. */
export function clocksShow(time: string, offsets: ZoneOffsets): number {
  const shown = Date.parse(`${time}Z`)
  const begins = offsets.map(([from, ahead]) => Math.max(from, shown - ahead))
  return begins.find((begin, at) => begin < (offsets[at + 1]?.[0] ?? Infinity)) ?? shown
}

/** The first moment (ms) of a day ("2026-03-29"): where clocks change at midnight, it may be one o'clock. */
export const dayBegins = (day: Day, offsets: ZoneOffsets): number => clocksShow(`${day}T00:00`, offsets)
