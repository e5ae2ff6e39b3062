import type { WordsOf } from "../../words.ts"

export const promotionGoods: WordsOf["promotionGoods"] = {
  promotionTitle: "Ofertas",
  untilDay: "Hasta el {day}",
  promotionText: "El precio ya está rebajado; no hace falta ningún código.",
  promotions: "Promociones",
  promotionOver: "La promoción ha terminado.",
  promotionOverText: "Lo que queda vuelve a su precio anterior.",
  noPromotion: "No hay ninguna promoción en curso.",
  noPromotionText: "La próxima se anunciará aquí.",
  seeNew: "Ver novedades",
}
