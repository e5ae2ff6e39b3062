import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Neuheiten",
  hotSales: "Bestseller",
  recommends: "Empfehlungen",
  newsHeading: "Neuigkeiten",
  reviewsHeading: "Bewertungen",
  fromReviews: "Bewertungen: {count}",
  results: "Ergebnisse",
  resultPlace: "Platz",
  resultName: "Name",
  resultGoods: "Produkt",
  resultWords: "Bericht",
  resultScore: "Wertung",
  padNumber: "Artikel",
  padName: "Was es ist",
  padEach: "Je Stück",
  padSum: "Summe",
  padOther: "Andere Nummer oder Bezeichnung",
  together: "Zusammen",
  addAll: "Alles in den Warenkorb",
}
