import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "매장의 변화와 그 이유.",
  readIt: "읽기",
  noNews: "아직 소식이 없습니다.",
  noNewsText: "바뀌는 것이 있으면 이곳에 먼저 올립니다.",
}
