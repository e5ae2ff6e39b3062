import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "Сохранено: {count}",
  noFavourites: "Пока ничего не сохранено",
  noFavouritesText: "Нажмите на сердечко у того, что нравится. Оно будет ждать здесь на всех устройствах.",
}
