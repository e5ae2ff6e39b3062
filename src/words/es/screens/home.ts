import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Novedades",
  hotSales: "Más vendidos",
  recommends: "Recomendados",
  newsHeading: "Noticias",
  reviewsHeading: "Opiniones",
  fromReviews: "Opiniones: {count}",
  results: "Resultados",
  resultPlace: "Pos.",
  resultName: "Nombre",
  resultGoods: "Producto",
  resultWords: "Opinión",
  resultScore: "Nota",
  orderNumber: "Artículo",
  orderName: "Qué es",
  orderEach: "Por unidad",
  orderSum: "Suma",
  orderOther: "Otro número o nombre",
}
