import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "Chi siamo",
  theShop: "Il negozio",
  openingHours: "Orari",
  writeToUs: "Scrivici",
}
