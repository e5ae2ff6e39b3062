import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Новинки",
  hotSales: "Хиты продаж",
  recommends: "Рекомендуем",
  newsHeading: "Новости",
  reviewsHeading: "Отзывы",
  fromReviews: "Отзывов: {count}",
  results: "Результаты",
  resultPlace: "Место",
  resultName: "Имя",
  resultGoods: "Товар",
  resultWords: "Отзыв",
  resultScore: "Оценка",
  padNumber: "Артикул",
  padName: "Что это",
  padEach: "За штуку",
  padSum: "Сумма",
  padOther: "Другой артикул или название",
  together: "Вместе",
  addAll: "Добавить всё в корзину",
}
