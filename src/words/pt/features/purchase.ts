import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Passos",
  checkOut: "Finalizar compra",
  stepDone: "Concluído",
  sumGoods: "Artigos",
  pieceCount: "{count} {count:unidade|unidades}",
  sumFreight: "Envio",
  sumFree: "Grátis",
  sumTotal: "Total a pagar",
  weightOf: "Peso {weight}",
  yourGift: "O seu presente",
  minimumTitle: "Respeite a quantidade mínima de encomenda",
  minimumMissing: "[{name}]: faltam {count}.",
  lineOffSale: "Já não é vendido",
  lineShort: "Só restam {count}",
  deliveredIn: "Entrega em {days} {days:dia|dias}",
}
