import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "Sie bleibt für Ihre nächsten Bestellungen gespeichert.",
}
