import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "Sobre nosotros",
  theShop: "La tienda",
  openingHours: "Horario",
  writeToUs: "Escríbanos",
}
