import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count} {count:guardado|guardados}",
  noFavourites: "Ainda nada guardado",
  noFavouritesText: "Toque no coração do que gostar. Fica aqui à espera, em todos os ecrãs.",
}
