/** How far (ms) the clocks of a zone are ahead of UTC, from each moment (ms) at which that changes. Empty is UTC. */
export type ZoneOffsets = readonly (readonly [from: number, ahead: number])[]

export const UTC: ZoneOffsets = []

/** A moment (ms) as if the clocks of the zone showed UTC: its UTC day and hour are those of the zone. */
export function zoned(at: number, offsets: ZoneOffsets): number {
  return offsets.reduce((shown, [from, ahead]) => (from <= at ? at + ahead : shown), at)
}
