import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "已收藏 {count} 件",
  noFavourites: "还没有收藏",
  noFavouritesText: "喜欢的商品点一下爱心，就会保存在这里，所有设备同步。",
}
