import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "これまでの注文は {count} 件です。印が満ちるほど荷物は先へ進んでいます。",
  status: "状態",
  statusAll: "すべて",
  searchOwnOrders: "自分の注文を検索",
  searchOwnPlaceholder: "番号、商品、名前",
  range: "{count} 件中 {from}～{to} 件",
  emptyTitle: "注文はありません。",
  emptyStatus: "この状態の注文は今のところありません。",
  emptyFound: "「{keywords}」に一致する注文はありません。",
  emptyYet: "お買い上げの商品が、荷物、返品、レビューとともにここに並びます。",
  startShopping: "買い物をする",
}
