import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "住所を編集",
  editAddressText: "発送中の注文には以前の住所が使われます。",
}
