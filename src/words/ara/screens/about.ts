import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "من نحن",
  theShop: "المتجر",
  openingHours: "أوقات العمل",
  writeToUs: "راسلنا",
}
