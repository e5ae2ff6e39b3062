import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "En este artículo",
  moreNews: "Más noticias",
  earlierNews: "Anterior",
  laterNews: "Siguiente",
  allNews: "Todas las noticias",
}
