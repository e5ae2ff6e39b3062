import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "步骤",
  checkOut: "结算",
  stepDone: "完成",
  sumGoods: "商品",
  pieceCount: "{count} 件",
  sumFreight: "运费",
  sumFree: "免费",
  sumTotal: "合计",
  weightOf: "重量 {weight}",
  yourGift: "赠品",
  minimumTitle: "请满足最低起订量",
  minimumMissing: "[{name}] 还差 {count} 件。",
  lineOffSale: "已停售",
  lineShort: "仅剩 {count} 件",
  deliveredIn: "{days} 天内送达",
}
