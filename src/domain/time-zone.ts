import { MINUTE_MS } from "./time-units.ts"

/** How far the clocks of a zone are ahead of UTC, in minutes, from each moment (ms) at which that changes. Empty is UTC. */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[]

export const UTC: ZoneOffsets = []

/** A moment (ms) as if the clocks of the zone showed UTC: its UTC day and hour are those of the zone. */
export const zoned = (at: number, offsets: ZoneOffsets): number =>
  at + (offsets.findLast(([from]) => from <= at)?.[1] ?? 0) * MINUTE_MS
