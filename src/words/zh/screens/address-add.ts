import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "会为以后的订单保存。",
}
