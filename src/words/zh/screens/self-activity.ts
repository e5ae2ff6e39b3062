import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "店铺精选",
  activityText: "由本店亲自推荐的商品，限时供应。",
  runByShop: "本店活动",
  noActivity: "目前没有活动。",
  noActivityText: "不妨先随便看看。",
}
