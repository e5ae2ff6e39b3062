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
  padNumber: "Artigo",
  padName: "O que é",
  padEach: "Cada",
  padSum: "Soma",
  padOther: "Outro número ou nome",
  together: "Em conjunto",
  addAll: "Adicionar tudo ao carrinho",
}
