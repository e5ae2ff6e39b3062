import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "محفوظ: {count}",
  noFavourites: "لا شيء محفوظ بعد",
  noFavouritesText: "اضغط القلب على ما يعجبك، وسيكون بانتظارك هنا على كل شاشة.",
}
