import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "سجّل الدخول لحفظه",
  keptRightAfter: "يُضاف {name} إلى مفضلتك بعدها مباشرة.",
  signInText: "طلباتك وعناوينك وقسائمك بانتظارك هنا.",
  signInSide: "سعداء برؤيتك مجددًا.",
  gateParcels: "تتبّع كل طرد",
  gateCoupons: "قسائم بانتظارك",
  gateAddresses: "عناوين تُكتب مرة واحدة",
  newHere: "جديد هنا؟",
  findGuestOrder: "العثور على طلب زائر",
  passwordSet: "تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول الآن.",
  signInByPasskey: "تسجيل الدخول بمفتاح مرور",
  orElse: "أو",
  noPasskey: "لم يستجب أي مفتاح مرور",
  noPasskeyText: "أُلغيت العملية، أو ليس لهذا الجهاز مفتاح لدينا. كلمة مرورك ما زالت صالحة.",
}
