import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "促销",
  untilDay: "截至 {day}",
  promotionText: "标价已是优惠价，无需优惠码。",
  promotions: "促销活动",
  promotionOver: "促销已结束。",
  promotionOverText: "余下商品已恢复原价。",
  noPromotion: "目前没有促销。",
  noPromotionText: "下一次促销会在这里公布。",
  seeNew: "查看新品",
}
