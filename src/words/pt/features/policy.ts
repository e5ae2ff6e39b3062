import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "As nossas condições",
  onThisPage: "Nesta página",
}
