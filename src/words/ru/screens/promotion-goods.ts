import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Акции",
  untilDay: "До {day}",
  promotionText: "Цена уже снижена; код не нужен.",
  promotions: "Акции магазина",
  promotionOver: "Акция закончилась.",
  promotionOverText: "Остатки снова по прежней цене.",
  noPromotion: "Сейчас акций нет.",
  noPromotionText: "О следующей сообщим здесь.",
  seeNew: "Смотреть новинки",
}
