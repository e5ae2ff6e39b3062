import type { WordsOf } from "../../words.ts"

export const goods: WordsOf["goods"] = {
  categories: "Категории",
  goods: "Товары",
  isNew: "Новинка",
  percentOff: "−{percent} %",
  soldOut: "Нет в наличии",
  locked: "Требуется пароль",
  addToFavourites: "Добавить «{name}» в избранное",
  addNameToCart: "Добавить «{name}» в корзину",
  chooseOptions: "Выбрать вариант товара «{name}»",
  ratingOf: "{rating} из 5",
  reviewCount: "Отзывов: {count}",
  soldCount: "Продано: {count}",
  seeAll: "Смотреть все",
  allOf: "Смотреть все ({count})",
  readMore: "Читать далее",
  filters: "Фильтры",
  sortSold: "По популярности",
  perhapsThese: "Возможно, вам понравится",
  reviews: "Отзывы",
}
