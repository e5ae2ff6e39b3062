type Charge = { from: string; to: string; percent: number }

const CHARGE = /^(?<from>[^·;|]*\d\s?%[^·;|]*)\s*[·;|]\s*(?<to>[^·;|%]*?(?<percent>\d{1,3})\s?%[^·;|]*)$/u
const FULL = 100

/** Two states of one thing, the second one fuller: "20 % at 18:10 · 80 % at 20:05". Null where a text says no such. */
export function chargeIn(text: string): Charge | null {
  const { from, to, percent } = CHARGE.exec(text.trim())?.groups ?? {}
  if (!from || !to || Number(percent) > FULL) return null
  return { from: from.trim(), to: to.trim(), percent: Number(percent) }
}
