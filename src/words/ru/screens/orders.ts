import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "Заказов: {count}. Чем полнее знак, тем дальше посылка.",
  status: "Статус",
  statusAll: "Все",
  searchOwnOrders: "Поиск по вашим заказам",
  searchOwnPlaceholder: "Номер, товар или имя",
  range: "{from}–{to} из {count}",
  emptyTitle: "Здесь нет заказов.",
  emptyStatus: "Сейчас ни один заказ не имеет этого статуса.",
  emptyFound: "По запросу «{keywords}» ничего нет.",
  emptyYet: "Здесь будут ваши покупки с посылками, возвратами и отзывами.",
  startShopping: "К покупкам",
}
