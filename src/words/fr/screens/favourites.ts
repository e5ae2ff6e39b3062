import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count} en favoris",
  noFavourites: "Rien en favori pour l’instant",
  noFavouritesText: "Touchez le cœur de ce qui vous plaît. Il vous attend ici, sur tous vos écrans.",
}
