import type { TaxWords } from "../en/tax.ts"

export const ara: TaxWords = {
  included: "شامل {tax}",
  includedAt: "شامل {tax} {percent}",
  added: "يضاف إليه {tax}",
  addedAt: "يضاف إليه {tax} {percent}",
  vat: "ضريبة القيمة المضافة",
  gst: "ضريبة السلع والخدمات",
  salesTax: "ضريبة المبيعات",
  intraCommunity: "توريد معفى داخل الاتحاد الأوروبي",
  export: "تصدير بلا ضريبة؛ قد يفرض بلد التسليم ضرائبه ورسومه",
  difference: "الضريبة حسب عنوان التسليم",
}
