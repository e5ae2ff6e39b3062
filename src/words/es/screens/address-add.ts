import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "Se guarda para tus próximos pedidos.",
}
