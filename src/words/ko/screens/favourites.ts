import type { WordsOf } from "../../words.ts"

export const favourites: WordsOf["favourites"] = {
  favouriteCount: "{count}개 보관",
  noFavourites: "아직 찜한 상품이 없습니다",
  noFavouritesText: "마음에 드는 상품의 하트를 누르면 모든 화면에서 여기에 보입니다.",
}
