import type { WordsOf } from "../../words.ts"

export const newsDetail: WordsOf["newsDetail"] = {
  inThisArticle: "In diesem Beitrag",
  moreNews: "Weitere Neuigkeiten",
  earlierNews: "Früher",
  laterNews: "Später",
  allNews: "Alle Neuigkeiten",
}
