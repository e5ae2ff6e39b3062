import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "Was sich im Shop ändert, und warum.",
  readIt: "Lesen",
  noNews: "Noch keine Neuigkeiten.",
  noNewsText: "Wenn sich etwas ändert, steht es zuerst hier.",
}
