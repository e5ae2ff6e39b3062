import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Novità",
  hotSales: "I più venduti",
  recommends: "Consigliati",
  newsHeading: "Notizie",
  reviewsHeading: "Recensioni",
  fromReviews: "Recensioni: {count}",
  results: "Risultati",
  resultPlace: "Pos.",
  resultName: "Nome",
  resultGoods: "Prodotto",
  resultWords: "Parere",
  resultScore: "Voto",
  padNumber: "Articolo",
  padName: "Che cos’è",
  padEach: "Cadauno",
  padSum: "Totale",
  padOther: "Altro numero o nome",
  together: "Insieme",
  addAll: "Aggiungi tutto al carrello",
}
