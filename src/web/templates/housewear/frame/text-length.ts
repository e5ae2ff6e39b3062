const MEDIUM = 22
const LONG = 40
const LONGEST = 72

/** Signs of Chinese, Japanese and Korean are as wide as two letters. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu

/** How wide a text is, in letters. */
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/** Large letters are for few words: longer ones are set smaller, by this hook. */
export function textLength(text: string): "medium" | "long" | "longest" | undefined {
  const width = widthOf(text)
  if (width > LONGEST) return "longest"
  if (width > LONG) return "long"
  return width > MEDIUM ? "medium" : undefined
}

/** So many letters stand in the bar beside name and search; the menu has all entries. */
const ROOM = 56

/** The first entries of the menu, as many as there is room for. */
export function entriesInBar<Entry extends { name: string }>(entries: Entry[]): Entry[] {
  const widths = entries.map(({ name }) => widthOf(name) + 3)
  const fits = widths.findIndex((_, at) => widths.slice(0, at + 1).reduce((a, b) => a + b) > ROOM + 14)
  return fits < 0 ? entries : entries.slice(0, fits)
}
