import type { WordsName, WordsOf } from "../../words/words.ts"

/** The words that a page has, and whose they are; `ownTexts` are those of the merchant that are not translated. */
export type PageWords = {
  names: readonly WordsName[]
  words: Readonly<Record<string, string>>
  ownTexts?: readonly string[] | undefined
}

/** Words in memory by the address of their file: all of them on the server, in the browser those of the screens that were seen. */
const loaded = new Map<string, PageWords>()

export function addWords(address: string, words: PageWords): void {
  loaded.set(address, words)
}

export const wordsAt = (address: string): PageWords | null => loaded.get(address) ?? null

type All<Words> = (Words extends unknown ? (words: Words) => void : never) extends (words: infer Every) => void
  ? Every
  : never

export type WordsNamed<Name extends WordsName> = All<WordsOf[Name]>

/** The words of all these names, where the page has them: a component that says other words than its page has is a mistake. */
export function wordsNamed<Name extends WordsName>(page: PageWords, wanted: readonly Name[]): WordsNamed<Name> {
  const { words } = page
  if (!areOf(words, page.names, wanted)) throw new Error(`No words of ${wanted}`)
  return words
}

/** Whose they are tells what they are: that every language has every word of a name is seen to by the compiler. */
const areOf = <Name extends WordsName>(
  _words: unknown,
  names: readonly WordsName[],
  wanted: readonly Name[],
): _words is WordsNamed<Name> => wanted.every((name) => names.includes(name))
