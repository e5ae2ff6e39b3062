import type { Day } from "./calendar-day.ts"
import { MINUTE_MS } from "./time-units.ts"

/** How far the clocks of a zone are ahead of UTC, in minutes, from each moment (ms) at which that changes. Empty is UTC. */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[]

export const UTC: ZoneOffsets = []

/** A moment (ms) as if the clocks of the zone showed UTC: its UTC day and hour are those of the zone. */
export const zoned = (at: number, offsets: ZoneOffsets): number =>
  at + (offsets.findLast(([from]) => from <= at)?.[1] ?? 0) * MINUTE_MS

/** The first moment (ms) of a day ("2026-03-29") where the zone's clocks show it. */
export function dayBegins(day: Day, offsets: ZoneOffsets): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // What is ahead of UTC by then: the clocks may change between the two moments, never twice.
  const guess = midnight - (zoned(midnight, offsets) - midnight)
  return midnight - (zoned(guess, offsets) - guess)
}
