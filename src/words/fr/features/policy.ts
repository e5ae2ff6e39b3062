import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "Nos conditions",
  onThisPage: "Sur cette page",
}
