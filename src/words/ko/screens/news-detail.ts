import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "이 글의 내용",
  moreNews: "다른 소식",
  earlierNews: "이전 글",
  laterNews: "다음 글",
  allNews: "모든 소식",
}
