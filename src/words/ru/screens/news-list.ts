import type { WordsOf } from "../../words.ts"

export const newsList: WordsOf["newsList"] = {
  newsText: "Что меняется в магазине и почему.",
  readIt: "Читать",
  noNews: "Новостей пока нет.",
  noNewsText: "Когда что-то изменится, здесь появится первым.",
}
