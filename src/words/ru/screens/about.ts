import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "О нас",
  theShop: "Магазин",
  openingHours: "Часы работы",
  writeToUs: "Написать нам",
}
