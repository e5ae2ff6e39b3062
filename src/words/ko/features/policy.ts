import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "매장 약관",
  onThisPage: "이 페이지의 내용",
}
