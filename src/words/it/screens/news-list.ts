import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "Cosa cambia nel negozio, e perché.",
  readIt: "Leggi",
  noNews: "Ancora nessuna novità.",
  noNewsText: "Quando qualcosa cambia, compare prima qui.",
}
