import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Kategorien",
  goods: "Artikel",
  isNew: "Neu",
  percentOff: "−{percent} %",
  soldOut: "Ausverkauft",
  locked: "Passwortgeschützt",
  addToFavourites: "„{name}“ merken",
  addNameToCart: "„{name}“ in den Warenkorb legen",
  chooseOptions: "Ausführung von „{name}“ wählen",
  ratingOf: "{rating} von 5 Sternen",
  reviewCount: "Bewertungen: {count}",
  soldCount: "{count} verkauft",
  seeAll: "Alle ansehen",
  allOf: "Alle ansehen ({count})",
  readMore: "Weiterlesen",
  filters: "Filter",
  sortSold: "Meistverkauft",
  perhapsThese: "Vielleicht etwas davon",
  reviews: "Bewertungen",
}
