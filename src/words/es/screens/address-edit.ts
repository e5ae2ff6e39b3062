import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Editar la dirección",
  editAddressText: "Los pedidos en camino conservan la anterior.",
}
