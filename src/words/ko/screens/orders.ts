import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "지금까지 주문 {count}건. 표시가 찰수록 택배가 더 멀리 왔습니다.",
  status: "상태",
  statusAll: "전체",
  searchOwnOrders: "내 주문 검색",
  searchOwnPlaceholder: "번호, 상품 또는 이름",
  range: "{count}건 중 {from}–{to}",
  emptyTitle: "주문이 없습니다.",
  emptyStatus: "지금은 이 상태의 주문이 없습니다.",
  emptyFound: "“{keywords}”에 맞는 주문이 없습니다.",
  emptyYet: "구매하신 상품이 택배, 반품, 리뷰와 함께 여기에 표시됩니다.",
  startShopping: "쇼핑하기",
}
