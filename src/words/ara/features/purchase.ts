import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "الخطوات",
  checkOut: "إتمام الشراء",
  stepDone: "تم",
  sumGoods: "المنتجات",
  pieceCount: "العدد: {count}",
  sumFreight: "الشحن",
  sumFree: "مجاني",
  sumTotal: "المجموع",
  weightOf: "الوزن {weight}",
  yourGift: "هديتك",
  minimumTitle: "يُرجى استيفاء الحد الأدنى للطلب",
  minimumMissing: "[{name}]: ينقص {count}.",
  lineOffSale: "لم يعد يُباع",
  lineShort: "بقي {count} فقط",
  deliveredIn: "مدة التوصيل بالأيام: {days}",
}
