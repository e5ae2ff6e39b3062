import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "新着商品",
  hotSales: "売れ筋商品",
  recommends: "おすすめ",
  newsHeading: "お知らせ",
  reviewsHeading: "レビュー",
  fromReviews: "レビュー{count}件の平均",
  results: "リザルト",
  resultPlace: "順位",
  resultName: "名前",
  resultGoods: "アイテム",
  resultWords: "レポート",
  resultScore: "スコア",
  padNumber: "品番",
  padName: "品名",
  padEach: "単価",
  padSum: "小計",
  padOther: "ほかの品番・品名",
  together: "合計",
  addAll: "すべてカートに入れる",
}
