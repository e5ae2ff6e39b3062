import type { HomeContent } from "../../contract/home-content.ts"
import type { HomeSection } from "../../contract/sections/home-section.ts"

/** What of a home page is no words, though it is text. */
const NO_WORDS: ReadonlySet<string> = new Set([
  "url",
  "image",
  "images",
  "icon",
  "day",
  "tag",
  "section",
  "component",
  "tone",
])

/** What is called the same in most languages: nobody misses a translation. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set([...NO_WORDS, "phone", "email", "payments"])

type Home = { content: HomeContent; sections: HomeSection[] | null }

/** What the home page says, each text in the visitor's language where it was translated; `words` by the shop's own. */
export function homeSaid(home: Home, words: Readonly<Record<string, string>>): Home {
  return Object.keys(words).length === 0 ? home : inWords(home, words)
}

/** What the home page says in the shop's own language, because it was not translated. */
export function unsaid(said: unknown, words: Readonly<Record<string, string>>): string[] {
  if (typeof said === "string") return said === "" || Object.hasOwn(words, said) ? [] : [said]
  if (typeof said !== "object" || said === null) return []
  return Object.entries(said).flatMap(([name, part]) => (SAME_EVERYWHERE.has(name) ? [] : unsaid(part, words)))
}

function inWords<Said>(said: Said, words: Readonly<Record<string, string>>): Said
function inWords(said: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof said === "string") return Object.hasOwn(words, said) ? words[said] : said
  if (Array.isArray(said)) return said.map((part) => inWords(part, words))
  if (typeof said !== "object" || said === null) return said
  return Object.fromEntries(
    Object.entries(said).map(([name, part]) => [name, NO_WORDS.has(name) ? part : inWords(part, words)]),
  )
}
