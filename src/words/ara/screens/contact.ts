import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "اتصل بنا",
  contactText: "يجيبك شخص حقيقي. اختر من يناسب سؤالك.",
  peopleOnWhatsapp: "على واتساب",
  otherWays: "طرق أخرى",
  openMap: "فتح الخريطة",
  praiseAndBlame: "ثناء أو نقد أو أفكار",
  feedbackForm: "نموذج الملاحظات",
}
