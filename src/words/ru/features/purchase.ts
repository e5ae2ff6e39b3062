import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Шаги",
  checkOut: "Оформление",
  stepDone: "Готово",
  sumGoods: "Товары",
  pieceCount: "{count} шт.",
  sumFreight: "Доставка",
  sumFree: "Бесплатно",
  sumTotal: "Итого",
  weightOf: "Вес {weight}",
  yourGift: "Ваш подарок",
  minimumTitle: "Соблюдайте минимальное количество заказа",
  minimumMissing: "[{name}]: не хватает {count}.",
  lineOffSale: "Больше не продаётся",
  lineShort: "Осталось только {count}",
  deliveredIn: "Срок доставки: {days} дн.",
}
