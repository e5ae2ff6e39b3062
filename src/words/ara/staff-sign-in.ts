import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const ara: StaffSignInWords = {
  title: "دخول الموظفين",
  noLink: "هذا مدخل من يعملون لدى المتجر. افتح الرابط الذي أُرسل إليك.",
  choose: "اختر كلمة مرور. ستسجّل الدخول بها من الآن فصاعدًا.",
  password: "كلمة المرور (8 أحرف على الأقل)",
  send: "تسجيل الدخول",
  otherPassword: "يرجى اختيار كلمة مرور أخرى: 8 أحرف على الأقل، وليست مما يستخدمه كثير من الناس.",
  signedIn: "لقد سجّلت الدخول باسم {email}.",
  failed: "تعذّر الوصول إلى المتجر. يرجى المحاولة مرة أخرى بعد قليل.",
  noScript: "يرجى تفعيل JavaScript لتسجيل الدخول.",
}
