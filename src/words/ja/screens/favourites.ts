import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count}件保存",
  noFavourites: "まだお気に入りはありません",
  noFavouritesText: "気に入った商品のハートを押すと、どの画面でもここで見られます。",
}
