import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Изменить адрес",
  editAddressText: "В уже оформленных заказах останется прежний адрес.",
}
