import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "عدد الطلبات حتى الآن: {count}. كلما امتلأت العلامة تقدّم الطرد.",
  status: "الحالة",
  statusAll: "الكل",
  searchOwnOrders: "البحث في طلباتك",
  searchOwnPlaceholder: "الرقم أو السلعة أو الاسم",
  range: "{from} إلى {to} من {count}",
  emptyTitle: "لا توجد طلبات هنا.",
  emptyStatus: "لا يوجد حاليًا طلب بهذه الحالة.",
  emptyFound: "لا شيء يطابق «{keywords}».",
  emptyYet: "ما تشتريه يظهر هنا، مع الطرد والإرجاعات والتقييمات.",
  startShopping: "ابدأ التسوق",
}
