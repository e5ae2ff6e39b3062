import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count} {count:salvato|salvati}",
  noFavourites: "Ancora niente di salvato",
  noFavouritesText: "Premi il cuore su ciò che ti piace. Ti aspetta qui, su ogni schermo.",
}
