import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "Neste artigo",
  moreNews: "Mais notícias",
  earlierNews: "Anterior",
  laterNews: "Seguinte",
  allNews: "Todas as notícias",
}
