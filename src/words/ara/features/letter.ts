import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "أنت الآن في القائمة.",
  letterJoinedText: "ستصلك الرسالة القادمة، وفي كل رسالة رابط لإيقافها.",
  letterGone: "لم تعد في القائمة.",
  letterGoneText: "لن تصلك رسائل بعد الآن، ويمكنك العودة متى شئت.",
  letterUnknown: "هذا الرابط لم يعد صالحًا.",
  letterUnknownText: "الروابط صالحة لأسبوع. أدخل عنوانك مرة أخرى ليصلك رابط جديد.",
  letterConfirm: "تأكيد",
  letterConfirmTitle: "خطوة أخيرة",
  letterConfirmText: "هل تصلك الرسالة على هذا العنوان؟",
  letterLeave: "مغادرة القائمة",
  letterLeaveText: "هل نوقف الرسائل إلى هذا العنوان؟",
}
