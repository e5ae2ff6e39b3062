import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "In questo articolo",
  moreNews: "Altre novità",
  earlierNews: "Precedente",
  laterNews: "Successivo",
  allNews: "Tutte le novità",
}
