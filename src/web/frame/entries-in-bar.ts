/** Signs of Chinese, Japanese and Korean are as wide as two letters. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu
/** The room around an entry, in letters. */
const AROUND = 3

/** How wide a text is, in letters. */
export const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/** The first entries of the menu, as many as a row of so many letters holds; the drawer has all of them. */
export function entriesInBar<Entry extends { name: string }>(entries: Entry[], room: number): Entry[] {
  const widths = entries.map(({ name }) => widthOf(name) + AROUND)
  const tooMany = widths.findIndex((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width) > room)
  return tooMany < 0 ? entries : entries.slice(0, tooMany)
}
