import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Catégories",
  goods: "Articles",
  isNew: "Nouveau",
  percentOff: "−{percent} %",
  soldOut: "Épuisé",
  locked: "Protégé par mot de passe",
  addToFavourites: "Ajouter « {name} » aux favoris",
  addNameToCart: "Ajouter « {name} » au panier",
  chooseOptions: "Choisir les options de « {name} »",
  ratingOf: "{rating} sur 5",
  reviewCount: "{count} avis",
  soldCount: "Ventes : {count}",
  seeAll: "Tout voir",
  allOf: "Tout voir ({count})",
  readMore: "Lire la suite",
  filters: "Filtres",
  sortSold: "Meilleures ventes",
  perhapsThese: "Peut-être l’un de ceux-ci",
  reviews: "Avis",
}
