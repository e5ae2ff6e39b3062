import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "本店条款",
  onThisPage: "本页内容",
}
