import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "Sobre nós",
  theShop: "A loja",
  openingHours: "Horário",
  writeToUs: "Escreva-nos",
}
