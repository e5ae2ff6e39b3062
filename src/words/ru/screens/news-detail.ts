import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "В этой статье",
  moreNews: "Другие новости",
  earlierNews: "Раньше",
  laterNews: "Позже",
  allNews: "Все новости",
}
