import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "주소 수정",
  editAddressText: "이미 진행 중인 주문에는 이전 주소가 유지됩니다.",
}
