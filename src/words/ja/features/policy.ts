import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "ショップの規約",
  onThisPage: "このページの内容",
}
