import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "Nuestras condiciones",
  onThisPage: "En esta página",
}
