const DAY_MS = 86_400_000
const MOST_BEADS = 17

type Bead = { at: number; state: "gone" | "here" | "ahead" | "day" }
type Beads = {
  beads: Bead[] /** ISO */
  arrival: string /** Whole days between the arrival and the day. */
  spare: number
}

/** The days from now (ms) to the day as a string of beads, at most 17; null where it would not arrive before the day. */
export function beadsOf(now: number, deliveryDays: number, day: number): Beads | null {
  const days = Math.floor((day - now) / DAY_MS)
  const spare = days - deliveryDays
  if (spare < 0) return null
  const last = Math.min(days, MOST_BEADS - 1)
  const here = Math.min(Math.round((deliveryDays / Math.max(days, 1)) * last), last - 1)
  const beads = Array.from({ length: last + 1 }, (_, at): Bead => {
    if (at === last) return { at, state: "day" }
    if (at === here) return { at, state: "here" }
    return { at, state: at < here ? "gone" : "ahead" }
  })
  return { beads, arrival: new Date(now + deliveryDays * DAY_MS).toISOString(), spare }
}
