import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "وصل حديثًا",
  hotSales: "الأكثر مبيعًا",
  recommends: "نوصي بها",
  newsHeading: "الأخبار",
  reviewsHeading: "التقييمات",
  fromReviews: "عدد التقييمات: {count}",
  results: "النتائج",
  resultPlace: "المركز",
  resultName: "الاسم",
  resultGoods: "المنتج",
  resultWords: "التقرير",
  resultScore: "الدرجة",
  padNumber: "رقم الصنف",
  padName: "الصنف",
  padEach: "للقطعة",
  padSum: "المجموع",
  padOther: "رقم أو اسم آخر",
  together: "المجموع",
  addAll: "أضف الكل إلى السلة",
}
