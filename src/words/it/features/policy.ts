import type { WordsOf } from "../../words.ts"

export const policy: WordsOf["policy"] = {
  ourTerms: "Le nostre condizioni",
  onThisPage: "In questa pagina",
}
