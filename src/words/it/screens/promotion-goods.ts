import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Offerte",
  untilDay: "Fino al {day}",
  promotionText: "Il prezzo è già quello ridotto; non serve alcun codice.",
  promotions: "Promozioni",
  promotionOver: "La promozione è finita.",
  promotionOverText: "Quel che resta è tornato al vecchio prezzo.",
  noPromotion: "Nessuna promozione in corso.",
  noPromotionText: "La prossima sarà annunciata qui.",
  seeNew: "Vedi le novità",
}
