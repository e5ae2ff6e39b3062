import type { WordsOf } from "../../words.ts"

export const addressEdit: WordsOf["addressEdit"] = {
  editAddress: "Adresse ändern",
  editAddressText: "Bestellungen, die schon unterwegs sind, behalten die alte.",
}
