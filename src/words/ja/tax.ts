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
  vatConfirmed: "VAT番号 {number} を確認しました。",
  vatRefused: "VAT番号 {number} を確認できなかったため、付加価値税がかかります。番号をご確認ください。",
  vatSilent:
    "現在VAT番号 {number} を照会できないため、付加価値税がかかります。このままご注文いただくか、後ほどお試しください。",
  vatUnchecked: "当店ではVAT番号を手作業で確認しています。{number} の確認が済むまでは付加価値税がかかります。",
}
