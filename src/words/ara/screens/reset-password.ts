import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "هل نسيت كلمة المرور؟",
  resetText: "يحدث هذا للجميع.",
  stepOf: "الخطوة {step} من {steps}",
  codeHint: "إن كان هناك حساب بهذا البريد فستصل رسالة بالرمز خلال دقيقة.",
  sendCode: "إرسال الرمز",
  sendAgain: "إعادة الإرسال",
  backToSignIn: "العودة إلى تسجيل الدخول",
  resetSide: "رسالة ورمز، وانتهى الأمر.",
  codeOnce: "الرمز صالح لمرة واحدة",
  codeMinutes: "لمدة ثلاثين دقيقة",
  codePrivate: "بينك وبيننا فقط",
  lookIntoMail: "تفقّد بريدك",
  lookIntoSpam: "وكذلك مجلد الرسائل غير المرغوبة.",
  codeOnItsWay: "الرسالة في الطريق",
  codeOnItsWayText: "إلى العنوان الذي أدخلته إن كان هناك حساب يستخدمه. الرمز صالح لمرة واحدة لمدة ثلاثين دقيقة.",
  mailedCode: "الرمز من الرسالة",
  savePassword: "حفظ كلمة المرور",
  otherDevicesOut: "عند الحفظ تخرج من جميع الأجهزة الأخرى.",
  otherEmail: "عنوان آخر",
}
