import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count} {count:guardado|guardados}",
  noFavourites: "Aún no has guardado nada",
  noFavouritesText: "Pulsa el corazón de lo que te guste. Te espera aquí, en todas tus pantallas.",
}
