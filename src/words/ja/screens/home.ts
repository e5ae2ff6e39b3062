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
  orderNumber: "品番",
  orderName: "品名",
  orderEach: "単価",
  orderSum: "小計",
  orderOther: "ほかの品番・品名",
}
