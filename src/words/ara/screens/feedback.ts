import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "ملاحظاتك",
  feedbackText: "نرحب بالنقد، ونوصل الثناء إلى أصحابه.",
  feedbackCountry: "البلد",
  feedbackChoose: "اختر",
  feedbackCountryHint: "ليجيبك الشخص المناسب.",
  feedbackPhone: "الهاتف",
  feedbackOptional: "اختياري",
  feedbackMessage: "الرسالة",
  sendFeedback: "إرسال",
  feedbackSent: "وصلتنا رسالتك.",
  feedbackSentText: "شكرًا لك. سنرد على العنوان الذي كتبته.",
  feedbackBack: "العودة إلى المتجر",
  writeAnother: "كتابة رسالة أخرى",
  quicker: "أسرع",
  quickerText: "على واتساب يجيبك شخص حقيقي.",
  aboutParcel: "بخصوص طرد؟",
  aboutParcelText: "يمكن تتبع الطلبات دون مراسلتنا.",
  feedbackFindOrder: "ابحث عن طلب",
}
