import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Étapes",
  checkOut: "Validation",
  stepDone: "Terminé",
  sumGoods: "Articles",
  pieceCount: "Pièces : {count}",
  sumFreight: "Livraison",
  sumFree: "Offert",
  sumTotal: "Total à payer",
  weightOf: "Poids {weight}",
  yourGift: "Votre cadeau",
  minimumTitle: "Merci de respecter la quantité minimale de commande",
  minimumMissing: "[{name}] : il en manque {count}.",
  lineOffSale: "N’est plus vendu",
  lineShort: "Plus que {count}",
  deliveredIn: "Livraison sous {days} j",
}
