import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "أخبرنا بالعدد وسنرد عليك بعرض.",
  inquiryWho: "لمن نكتب؟",
  inquiryCompany: "الشركة",
  inquiryPhone: "الهاتف أو واتساب",
  inquiryCountry: "أي بلد",
  inquiryMessage: "الرسالة",
  inquiryMessageHint: "الألوان والتغليف والموعد والسعر المستهدف",
  inquiryEmpty: "لا شيء للاستفسار عنه بعد.",
  inquiryEmptyHint: "أضف المنتجات عبر «اطلب السعر» في صفحاتها.",
  inquirySeeGoods: "ابحث عن منتجات",
  inquirySentTitle: "وصلنا الاستفسار {number}",
  inquirySentText: "أُرسلت نسخة إلى بريدك الإلكتروني. سنرد في أقرب وقت.",
}
