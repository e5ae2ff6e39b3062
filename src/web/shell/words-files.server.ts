import { createHash } from "node:crypto"
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, localeOf } from "../../domain/locales/locales.ts"
import { FEATURES_OF, type WordsFileName, type WordsName } from "../../words/words.ts"
import { addWords, type WordsNamed, wordsAt, wordsNamed } from "./words-store.ts"

type Words = Record<string, string>

const files = import.meta.glob<Record<string, Words>>("../../words/*/{screens,features}/*.ts", { eager: true })

/** Each file exports one object, under the name of its words. */
const spoken = new Map<string, Words>()
for (const [path, module] of Object.entries(files)) {
  for (const [name, words] of Object.entries(module)) spoken.set(`${languageOf(path)} ${name}`, words)
}

function languageOf(path: string): string {
  return /words\/([^/]+)\//.exec(path)?.[1] ?? ""
}

function read(locale: LocaleCode, name: WordsName): Words {
  const words = spoken.get(`${locale} ${name}`)
  if (!words) throw new Error(`There are no words of ${name} in ${locale}`)
  return words
}

/** What loaders say: the words of one name, in one language. */
export const wordsIn = <Name extends WordsName>(locale: LocaleCode, name: Name): WordsNamed<Name> =>
  wordsNamed<Name>({ names: [name], words: read(locale, name) }, [name])

/** The same in the language of a page: what a loader puts into its title. */
export const wordsOfPage = <Name extends WordsName>({ locale }: { locale: string }, name: Name): WordsNamed<Name> =>
  wordsIn(localeOf(locale) ?? DEFAULT_LOCALE, name)

/** A screen that looks like others may say only what they all say. */
const isSpoken = (name: string): name is WordsName => spoken.has(`${DEFAULT_LOCALE} ${name}`)

const isFileName = (name: string): name is WordsFileName => Object.hasOwn(FEATURES_OF, name)
const FILE_NAMES = Object.keys(FEATURES_OF).filter(isFileName)
const HASH_LENGTH = 16

export const contentHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH)

function addFile(locale: LocaleCode, name: WordsFileName): string {
  const own = isSpoken(name) ? [name] : []
  const names: WordsName[] = [...own, ...FEATURES_OF[name]]
  const words = Object.assign({}, ...names.map((each) => read(locale, each)))
  const file = { names, words }
  const address = `/words/${locale}.${name.toLowerCase()}.${contentHash(JSON.stringify(file))}.json`
  addWords(address, file)
  return address
}

/** Where a browser finds the words of each screen in one language. */
const addresses = new Map(
  LOCALE_CODES.map((locale) => [locale, Object.fromEntries(FILE_NAMES.map((name) => [name, addFile(locale, name)]))]),
)

export type WordFiles = Readonly<Record<string, string>>

export const wordFilesIn = (locale: LocaleCode): WordFiles => addresses.get(locale) ?? {}

/** The file at that address; null where there is none (any more). */
export function wordsFile(address: string): string | null {
  const words = wordsAt(address)
  return words && JSON.stringify(words)
}
