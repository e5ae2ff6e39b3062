import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "شروطنا",
  onThisPage: "في هذه الصفحة",
}
