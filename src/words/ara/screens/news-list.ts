import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "ما يتغير في المتجر ولماذا.",
  readIt: "اقرأ",
  noNews: "لا أخبار بعد.",
  noNewsText: "عندما يتغير شيء يظهر هنا أولًا.",
}
