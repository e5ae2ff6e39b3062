import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "단계",
  checkOut: "결제하기",
  stepDone: "완료",
  sumGoods: "상품",
  pieceCount: "{count}개",
  sumFreight: "배송비",
  sumFree: "무료",
  sumTotal: "합계",
  weightOf: "무게 {weight}",
  yourGift: "사은품",
  minimumTitle: "최소 주문 수량을 맞춰 주세요",
  minimumMissing: "[{name}] {count}개 더 필요합니다.",
  lineOffSale: "판매 종료",
  lineShort: "{count}개만 남음",
  deliveredIn: "배송 기간: {days}일",
}
