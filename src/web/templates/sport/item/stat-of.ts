/** An attribute as the stat sheet shows it: with a bar where it is so much out of so much, else as a plain fact. */
export type Stat = { name: string; text: string; share: number | null }

const OUT_OF = /^(\d+(?:\.\d+)?)\s?\/\s?(5|10|100)(?![\d.])[,;:،؛\s]*(.*)$/

/** "8/10, bites dry" is a bar of 80% and "bites dry"; "35 mm, raw steel" stays as it is. */
export function statOf({ name, value }: { name: string; value: string }): Stat {
  const [, points = "", most = "", text = ""] = OUT_OF.exec(value.trim()) ?? []
  const share = most === "" ? null : Number(points) / Number(most)
  if (share === null || share > 1) return { name, text: value, share: null }
  return { name, text: text || value, share }
}

/** The rated attributes, where there are enough of them for a row of bars, and all the others. */
export function statsOf(attributes: readonly { name: string; value: string }[]): { bars: Stat[]; facts: Stat[] } {
  const stats = attributes.map(statOf)
  const bars = stats.filter(({ share }) => share !== null)
  if (bars.length < FEWEST_BARS) return { bars: [], facts: attributes.map(({ name, value }) => plain(name, value)) }
  return { bars, facts: stats.filter(({ share }) => share === null) }
}

const FEWEST_BARS = 2
const plain = (name: string, text: string): Stat => ({ name, text, share: null })
