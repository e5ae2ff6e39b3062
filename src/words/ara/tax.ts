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
  vatConfirmed: "تم تأكيد الرقم الضريبي {number}.",
  vatRefused: "تعذّر تأكيد الرقم الضريبي {number}، لذلك تُحتسب ضريبة القيمة المضافة. يُرجى التحقق منه.",
  vatSilent:
    "لا يمكن التحقق من الرقم الضريبي {number} حاليًا، لذلك تُحتسب ضريبة القيمة المضافة. يمكنك الطلب مع ذلك أو المحاولة لاحقًا.",
  vatUnchecked: "يؤكد هذا المتجر الأرقام الضريبية يدويًا. إلى أن يُؤكَّد {number} تُحتسب ضريبة القيمة المضافة.",
}
