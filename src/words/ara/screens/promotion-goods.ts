import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "العروض",
  untilDay: "حتى {day}",
  promotionText: "السعر مخفض بالفعل، ولا حاجة إلى رمز.",
  promotions: "العروض الجارية",
  promotionOver: "انتهى العرض.",
  promotionOverText: "ما تبقى عاد إلى سعره السابق.",
  noPromotion: "لا عروض جارية الآن.",
  noPromotionText: "سيُعلن عن العرض التالي هنا.",
  seeNew: "شاهد الجديد",
}
