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
  orderNumber: "Artikel",
  orderName: "Was es ist",
  orderEach: "Je Stück",
  orderSum: "Summe",
  orderOther: "Andere Nummer oder Bezeichnung",
}
