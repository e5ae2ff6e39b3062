import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "Выбор магазина",
  activityText: "Товары, за которые мы ручаемся сами, ненадолго.",
  runByShop: "От самого магазина",
  noActivity: "Сейчас ничего нет.",
  noActivityText: "А пока осмотритесь.",
}
