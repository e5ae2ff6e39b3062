import type { WordsOf } from "../../words.ts"

export const about: WordsOf["about"] = {
  aboutTitle: "关于我们",
  theShop: "实体店",
  openingHours: "营业时间",
  writeToUs: "写信给我们",
}
