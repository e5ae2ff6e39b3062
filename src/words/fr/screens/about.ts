import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "À propos de nous",
  theShop: "La boutique",
  openingHours: "Horaires",
  writeToUs: "Écrivez-nous",
}
