import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "Qué cambia en la tienda y por qué.",
  readIt: "Leer",
  noNews: "Aún no hay noticias.",
  noNewsText: "Cuando algo cambia, aparece aquí primero.",
}
