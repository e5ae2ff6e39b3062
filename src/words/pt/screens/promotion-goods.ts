import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Promoções",
  untilDay: "Até {day}",
  promotionText: "O preço já é o mais baixo; não é preciso código.",
  promotions: "Campanhas",
  promotionOver: "A promoção terminou.",
  promotionOverText: "O que resta voltou ao preço antigo.",
  noPromotion: "Não há promoções a decorrer.",
  noPromotionText: "A próxima será anunciada aqui.",
  seeNew: "Ver novidades",
}
