import { countLetters } from "../frame/count-letters.ts"

/** So many letters go once around the badge at their largest size. */
const ROUND = 28
const BETWEEN = " * "
/** Letters of these scripts join and cannot be set one by one around a circle. */
const JOINED = /[\u0600-\u06ff]/u

/** What is said around the badge, as often as it takes to close the circle, and how large its letters are. */
export function badgeText(texts: readonly string[]): { text: string; size: number } | null {
  const said = texts.filter(Boolean).join(BETWEEN)
  if (said === "" || JOINED.test(said)) return null
  const once = said.toLocaleUpperCase() + BETWEEN
  const text = once.repeat(Math.max(1, Math.round(ROUND / countLetters(once))))
  return { text, size: Math.max(MIN_SIZE, Math.min(MAX_SIZE, AROUND / countLetters(text))) }
}

const MIN_SIZE = 11
const MAX_SIZE = 24
/** The length of the circle by how wide a letter is. */
const AROUND = 640
