import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "دقيقة واحدة. وسلّتك تأتي معك.",
  signUpSide: "سعداء بلقائك.",
  couponAtOnce: "{coupon} تُضاف إلى حسابك فورًا",
  gateFavourites: "المفضلة على كل شاشة",
  gateReturns: "إرجاع دون البحث في الرسائل",
  iAgree: "أوافق على {terms} و{privacy}.",
  agreeTerms: "الشروط",
  agreePrivacy: "سياسة الخصوصية",
  hereBefore: "هل لديك حساب؟",
}
