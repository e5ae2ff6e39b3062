import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "ショップの変化とその理由。",
  readIt: "読む",
  noNews: "お知らせはまだありません。",
  noNewsText: "変化があれば、まずここでお知らせします。",
}
