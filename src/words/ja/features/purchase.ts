import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "手順",
  checkOut: "レジ",
  stepDone: "完了",
  sumGoods: "商品",
  pieceCount: "{count} 点",
  sumFreight: "送料",
  sumFree: "無料",
  sumTotal: "合計",
  weightOf: "重量 {weight}",
  yourGift: "プレゼント",
  minimumTitle: "最小注文数を満たしてください",
  minimumMissing: "[{name}] はあと {count} 点必要です。",
  lineOffSale: "販売を終了しました",
  lineShort: "残り {count} 点のみ",
  deliveredIn: "お届けまで：{days}日",
}
