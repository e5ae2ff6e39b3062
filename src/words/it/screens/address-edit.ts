import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Modifica l’indirizzo",
  editAddressText: "Gli ordini in corso mantengono quello vecchio.",
}
