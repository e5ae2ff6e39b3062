import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "セール",
  untilDay: "{day} まで",
  promotionText: "表示価格は割引後です。コードは不要です。",
  promotions: "キャンペーン",
  promotionOver: "セールは終了しました。",
  promotionOverText: "残りの商品は元の価格に戻りました。",
  noPromotion: "現在セールは開催していません。",
  noPromotionText: "次回はここでお知らせします。",
  seeNew: "新着を見る",
}
