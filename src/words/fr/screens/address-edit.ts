import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Modifier l’adresse",
  editAddressText: "Les commandes en cours gardent l’ancienne.",
}
