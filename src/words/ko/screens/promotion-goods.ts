import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "할인",
  untilDay: "{day}까지",
  promotionText: "이미 할인된 가격입니다. 코드는 필요 없습니다.",
  promotions: "행사",
  promotionOver: "행사가 끝났습니다.",
  promotionOverText: "남은 상품은 원래 가격으로 돌아갔습니다.",
  noPromotion: "진행 중인 행사가 없습니다.",
  noPromotionText: "다음 행사는 이곳에서 알려 드립니다.",
  seeNew: "신상품 보기",
}
