import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "O que muda na loja, e porquê.",
  readIt: "Ler",
  noNews: "Ainda não há notícias.",
  noNewsText: "Quando algo muda, aparece primeiro aqui.",
}
