import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "تعديل العنوان",
  editAddressText: "الطلبات الجارية تحتفظ بالعنوان القديم.",
}
