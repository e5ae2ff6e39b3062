import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count} gemerkt",
  noFavourites: "Noch nichts gemerkt",
  noFavouritesText: "Drücken Sie das Herz bei allem, was Ihnen gefällt. Es wartet hier, auf jedem Gerät.",
}
