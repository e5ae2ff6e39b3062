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
  padNumber: "Artículo",
  padName: "Qué es",
  padEach: "Por unidad",
  padSum: "Suma",
  padOther: "Otro número o nombre",
  together: "En conjunto",
  addAll: "Añadir todo al carrito",
}
