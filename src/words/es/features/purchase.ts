import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Pasos",
  checkOut: "Finalizar compra",
  stepDone: "Listo",
  sumGoods: "Artículos",
  pieceCount: "{count} {count:unidad|unidades}",
  sumFreight: "Envío",
  sumFree: "Gratis",
  sumTotal: "Total a pagar",
  weightOf: "Peso {weight}",
  yourGift: "Tu regalo",
  minimumTitle: "Respeta la cantidad mínima de pedido",
  minimumMissing: "[{name}]: faltan {count}.",
  lineOffSale: "Ya no se vende",
  lineShort: "Solo quedan {count}",
  deliveredIn: "Entrega en {days} {days:día|días}",
}
