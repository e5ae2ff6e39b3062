import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Categorías",
  goods: "Artículos",
  isNew: "Nuevo",
  percentOff: "−{percent} %",
  soldOut: "Agotado",
  locked: "Requiere contraseña",
  addToFavourites: "Añadir «{name}» a favoritos",
  addNameToCart: "Añadir «{name}» al carrito",
  chooseOptions: "Elegir las opciones de «{name}»",
  ratingOf: "{rating} de 5",
  reviewCount: "Opiniones: {count}",
  soldCount: "Vendidos: {count}",
  seeAll: "Ver todo",
  allOf: "Ver todo ({count})",
  readMore: "Leer más",
  filters: "Filtros",
  sortSold: "Más vendidos",
  perhapsThese: "Quizá te guste alguno de estos",
  reviews: "Opiniones",
}
