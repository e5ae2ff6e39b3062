import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "يُحفظ لطلباتك القادمة.",
}
