import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Categorie",
  goods: "Articoli",
  isNew: "Novità",
  percentOff: "−{percent}%",
  soldOut: "Esaurito",
  locked: "Richiede una password",
  addToFavourites: "Aggiungi «{name}» ai preferiti",
  addNameToCart: "Aggiungi «{name}» al carrello",
  chooseOptions: "Scegli le opzioni di «{name}»",
  ratingOf: "{rating} su 5",
  reviewCount: "Recensioni: {count}",
  soldCount: "Venduti: {count}",
  seeAll: "Vedi tutto",
  allOf: "Vedi tutto ({count})",
  readMore: "Leggi di più",
  filters: "Filtri",
  sortSold: "Più venduti",
  perhapsThese: "Forse uno di questi",
  reviews: "Recensioni",
}
