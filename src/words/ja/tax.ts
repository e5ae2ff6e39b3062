import type { TaxWords } from "../en/tax.ts"

export const ja: TaxWords = {
  included: "{tax}込み",
  includedAt: "{tax}{percent}込み",
  added: "{tax}別",
  addedAt: "{tax}{percent}別",
  vat: "付加価値税",
  gst: "物品サービス税",
  salesTax: "売上税",
  intraCommunity: "域内供給につき非課税",
  export: "輸出免税。お届け先の国で税金や関税がかかる場合があります",
  difference: "お届け先での税額の調整",
}
