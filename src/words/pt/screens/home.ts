import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Novidades",
  hotSales: "Mais vendidos",
  recommends: "Recomendados",
  newsHeading: "Notícias",
  reviewsHeading: "Avaliações",
  fromReviews: "Avaliações: {count}",
  results: "Resultados",
  resultPlace: "Pos.",
  resultName: "Nome",
  resultGoods: "Produto",
  resultWords: "Opinião",
  resultScore: "Nota",
  orderNumber: "Artigo",
  orderName: "O que é",
  orderEach: "Cada",
  orderSum: "Soma",
  orderOther: "Outro número ou nome",
}
