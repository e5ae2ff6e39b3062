import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "신상품",
  hotSales: "인기 상품",
  recommends: "추천 상품",
  newsHeading: "소식",
  reviewsHeading: "리뷰",
  fromReviews: "리뷰 {count}개 기준",
  results: "결과",
  resultPlace: "순위",
  resultName: "이름",
  resultGoods: "제품",
  resultWords: "후기",
  resultScore: "점수",
  padNumber: "품번",
  padName: "품명",
  padEach: "단가",
  padSum: "합계",
  padOther: "다른 품번 또는 품명",
  together: "합계",
  addAll: "모두 장바구니에 담기",
}
