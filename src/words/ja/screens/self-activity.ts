import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "ショップの企画",
  activityText: "当店が自信をもっておすすめする、期間限定の商品です。",
  runByShop: "ショップ主催",
  noActivity: "現在開催中の企画はありません。",
  noActivityText: "それまで店内をご覧ください。",
}
