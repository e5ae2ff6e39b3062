import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "カテゴリー",
  goods: "商品",
  isNew: "新着",
  percentOff: "{percent}%オフ",
  soldOut: "売り切れ",
  locked: "パスワードが必要です",
  addToFavourites: "「{name}」をお気に入りに追加",
  addNameToCart: "「{name}」をカートに入れる",
  chooseOptions: "「{name}」のオプションを選ぶ",
  ratingOf: "5点満点中{rating}点",
  reviewCount: "レビュー{count}件",
  soldCount: "販売数{count}点",
  seeAll: "すべて見る",
  allOf: "すべて見る（{count}点）",
  readMore: "続きを読む",
  filters: "絞り込み",
  sortSold: "売れている順",
  perhapsThese: "こちらはいかがですか",
  reviews: "レビュー",
}
