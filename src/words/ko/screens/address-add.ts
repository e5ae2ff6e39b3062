import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "다음 주문을 위해 보관됩니다.",
}
