import { products } from "./products.ts"
import { ADJECTIVES, COLOURS, SERIES, SIZES } from "./vocabulary.ts"

const SHORTEST_WORD = 3

/** What the goods of a large shop are found by, as `indexGoods` would list it: names, categories and spec values. */
export function searchWords(): string[] {
  const phrases = [
    ...[...SERIES, ...ADJECTIVES, ...COLOURS, ...SIZES],
    ...products.flatMap(({ department, section, category, nouns, materials }) => {
      return [department, section, category, ...nouns, ...materials]
    }),
  ]
  const words = phrases.flatMap((phrase) => phrase.toLowerCase().split(" "))
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD))].sort()
}
