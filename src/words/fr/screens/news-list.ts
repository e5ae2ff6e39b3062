import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "Ce qui change dans la boutique, et pourquoi.",
  readIt: "Lire",
  noNews: "Pas encore d’actualités.",
  noNewsText: "Quand quelque chose change, c’est ici que cela paraît d’abord.",
}
