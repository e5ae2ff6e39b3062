import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "الفئات",
  goods: "المنتجات",
  isNew: "جديد",
  percentOff: "خصم {percent}%",
  soldOut: "نفدت الكمية",
  locked: "محمي بكلمة مرور",
  addToFavourites: "أضف «{name}» إلى المفضلة",
  addNameToCart: "أضف «{name}» إلى السلة",
  chooseOptions: "اختر خيارات «{name}»",
  ratingOf: "{rating} من 5",
  reviewCount: "عدد التقييمات: {count}",
  soldCount: "المبيعات: {count}",
  seeAll: "عرض الكل",
  allOf: "عرض الكل ({count})",
  readMore: "اقرأ المزيد",
  filters: "عوامل التصفية",
  sortSold: "الأكثر مبيعًا",
  perhapsThese: "ربما يعجبك أحد هذه",
  reviews: "التقييمات",
}
