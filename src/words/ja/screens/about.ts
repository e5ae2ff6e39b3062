import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "私たちについて",
  theShop: "店舗",
  openingHours: "営業時間",
  writeToUs: "お問い合わせ",
}
