import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "카테고리",
  goods: "상품",
  isNew: "신상",
  percentOff: "{percent}% 할인",
  soldOut: "품절",
  locked: "비밀번호 필요",
  addToFavourites: "{name} 찜하기",
  addNameToCart: "{name} 장바구니에 담기",
  chooseOptions: "{name} 옵션 선택",
  ratingOf: "5점 만점에 {rating}점",
  reviewCount: "리뷰 {count}개",
  soldCount: "{count}개 판매",
  seeAll: "전체 보기",
  allOf: "전체 {count}개 보기",
  readMore: "더 보기",
  filters: "필터",
  sortSold: "판매량순",
  perhapsThese: "이런 상품은 어떠세요",
  reviews: "리뷰",
}
