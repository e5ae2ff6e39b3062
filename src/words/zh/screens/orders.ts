import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "共 {count} 个订单。图标越满，包裹走得越远。",
  status: "状态",
  statusAll: "全部",
  searchOwnOrders: "搜索您的订单",
  searchOwnPlaceholder: "订单号、商品或姓名",
  range: "第 {from} 至 {to} 个，共 {count} 个",
  emptyTitle: "这里没有订单。",
  emptyStatus: "目前没有此状态的订单。",
  emptyFound: "没有与“{keywords}”相符的订单。",
  emptyYet: "您购买的商品会列在这里，包括包裹、退货和评价。",
  startShopping: "去购物",
}
