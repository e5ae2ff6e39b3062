import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "商店的变化与缘由。",
  readIt: "阅读",
  noNews: "暂无新闻。",
  noNewsText: "一有变化，会先在这里发布。",
}
