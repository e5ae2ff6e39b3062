import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Editar endereço",
  editAddressText: "As encomendas em curso mantêm o anterior.",
}
