import type { WordsOf } from "../../words.ts"

export const addressAdd: WordsOf["addressAdd"] = {
  addAddressText: "Elle est gardée pour vos prochaines commandes.",
}
