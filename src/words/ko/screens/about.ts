import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "매장 소개",
  theShop: "매장",
  openingHours: "영업시간",
  writeToUs: "문의하기",
}
