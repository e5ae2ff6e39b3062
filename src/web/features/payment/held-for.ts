import { fill } from "../../shell/fill.ts"

const MINUTE = 60
const HOUR = 3_600

/** How long the goods are held, in the unit that one thinks in; the last minute counts as one. */
export function heldFor(seconds: number, words: { payHeldMinutes: string; payHeldHours: string }): string {
  if (seconds < 2 * HOUR) return fill(words.payHeldMinutes, { count: Math.max(1, Math.floor(seconds / MINUTE)) })
  return fill(words.payHeldHours, { count: Math.floor(seconds / HOUR) })
}
