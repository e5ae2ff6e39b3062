import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "编辑地址",
  editAddressText: "已下的订单仍使用原地址。",
}
