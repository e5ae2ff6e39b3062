import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "Unsere Bedingungen",
  onThisPage: "Auf dieser Seite",
}
