import type { WordsOf } from "../../words.ts"

export const news: WordsOf["news"] = {
  newsTitle: "新闻",
}
