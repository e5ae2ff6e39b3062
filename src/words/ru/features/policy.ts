import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "Наши условия",
  onThisPage: "На этой странице",
}
