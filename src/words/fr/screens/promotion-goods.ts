import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Promotions",
  untilDay: "Jusqu’au {day}",
  promotionText: "Le prix affiché est déjà réduit ; aucun code n’est nécessaire.",
  promotions: "Opérations",
  promotionOver: "La promotion est terminée.",
  promotionOverText: "Ce qui reste a retrouvé son ancien prix.",
  noPromotion: "Aucune promotion en cours.",
  noPromotionText: "La prochaine sera annoncée ici.",
  seeNew: "Voir les nouveautés",
}
