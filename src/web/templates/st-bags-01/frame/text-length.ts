import type { MenuEntry } from "../../../shell/shell.ts"

const LONG = 14
const LONGEST = 34

/** Signs of Chinese, Japanese and Korean are as wide as two letters. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu

/** How wide a text is, in letters. */
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/** Longer words are set smaller. */
export function lengthOf(text: string): "long" | "longest" | undefined {
  const width = widthOf(text)
  return width > LONGEST ? "longest" : width > LONG ? "long" : undefined
}

/** So many letters stand in the header beside the name; the menu has all entries. */
const ROOM = 38
const MOST = 4

/** The first entries of the menu, as many as there is room for. */
export function shownEntries(entries: MenuEntry[]): MenuEntry[] {
  const widths = entries.map(({ name }) => widthOf(name))
  const fits = widths.findIndex((_, at) => at >= MOST || widths.slice(0, at + 1).reduce((a, b) => a + b) > ROOM)
  return fits < 0 ? entries : entries.slice(0, fits)
}

/** A short word of letters that stand apart may be spread over the whole width, letter by letter. */
const SPREAD_MOST = 13
const APART = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Katakana}\p{N}\p{M}.’'-]+$/u

/** The letters of a word that may be spread; null where it is set as it is. */
export function spreadLetters(text: string): string[] | null {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length <= SPREAD_MOST && APART.test(text) ? letters : null
}
