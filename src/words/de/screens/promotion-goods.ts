import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Angebote",
  untilDay: "Bis {day}",
  promotionText: "Der Preis ist schon der niedrigere; ein Code ist nicht nötig.",
  promotions: "Aktionen",
  promotionOver: "Die Aktion ist vorbei.",
  promotionOverText: "Was übrig ist, hat wieder seinen alten Preis.",
  noPromotion: "Zurzeit läuft keine Aktion.",
  noPromotionText: "Die nächste wird hier angekündigt.",
  seeNew: "Neues ansehen",
}
