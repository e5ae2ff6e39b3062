import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "Dans cet article",
  moreNews: "Autres actualités",
  earlierNews: "Précédent",
  laterNews: "Suivant",
  allNews: "Toutes les actualités",
}
