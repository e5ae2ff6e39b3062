import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "本文内容",
  moreNews: "更多新闻",
  earlierNews: "上一篇",
  laterNews: "下一篇",
  allNews: "全部新闻",
}
