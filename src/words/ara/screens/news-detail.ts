import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "في هذا المقال",
  moreNews: "مزيد من الأخبار",
  earlierNews: "السابق",
  laterNews: "التالي",
  allNews: "كل الأخبار",
}
