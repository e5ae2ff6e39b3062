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

type Home = { content: HomeContent; sections: HomeSection[] | null }

/** What the home page says, each text in the visitor's language where it was translated; `words` by the shop's own. */
export function homeSaid(home: Home, words: Readonly<Record<string, string>>): Home {
  return Object.keys(words).length === 0 ? home : inWords(home, words)
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
