import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "متوفر من جديد",
  wishNotedTitle: "تم التسجيل.",
  wishNotedText: "سنكتب إليك مرة واحدة عند توفره. في الرسالة رابط لإيقاف ذلك.",
  wishesForgetText: "هل ننسى كل ما لا يزال هذا العنوان ينتظره؟",
  wishesForget: "نسيان",
  wishesForgotten: "تم الحذف.",
  wishesForgottenText: "لن تصلك رسائل كهذه بعد الآن. يمكنك الطلب من جديد في أي وقت.",
  wishLinkUnknown: "لم يعد هذا الرابط يعمل.",
  wishLinkUnknownText: "أصبح قديمًا جدًا. في رسالة أحدث رابط أحدث.",
}
