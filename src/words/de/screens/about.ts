import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "Über uns",
  theShop: "Das Geschäft",
  openingHours: "Geöffnet",
  writeToUs: "Schreiben Sie uns",
}
