import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "شركة",
  buyForBusiness: "أشتري لصالح شركة",
  company: "اسم الشركة",
  vatNumber: "الرقم الضريبي",
  vatHint: "مع حرفَي البلد، مثل ATU12345678",
  billedElsewhere: "تُرسل الفاتورة إلى عنوان آخر",
  billingAddress: "عنوان الفوترة",
  businessHint: "تُعبَّأ هذه البيانات تلقائيًا عند الدفع. من دون اسم شركة لا يُحفظ شيء.",
  saveBusiness: "حفظ",
  businessSaved: "تم حفظ بيانات شركتك.",
  numberConfirmed: "هذا الرقم الضريبي مؤكَّد.",
  numberNotConfirmed: "هذا الرقم الضريبي غير مؤكَّد.",
}
