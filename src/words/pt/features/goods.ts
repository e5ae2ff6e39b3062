import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Categorias",
  goods: "Artigos",
  isNew: "Novo",
  percentOff: "−{percent}%",
  soldOut: "Esgotado",
  locked: "Requer palavra-passe",
  addToFavourites: "Adicionar «{name}» aos favoritos",
  addNameToCart: "Adicionar «{name}» ao carrinho",
  chooseOptions: "Escolher as opções de «{name}»",
  ratingOf: "{rating} de 5",
  reviewCount: "Avaliações: {count}",
  soldCount: "Vendidos: {count}",
  seeAll: "Ver tudo",
  allOf: "Ver tudo ({count})",
  readMore: "Ler mais",
  filters: "Filtros",
  sortSold: "Mais vendidos",
  perhapsThese: "Talvez um destes",
  reviews: "Avaliações",
}
