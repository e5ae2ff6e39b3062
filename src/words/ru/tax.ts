import type { TaxWords } from "../en/tax.ts"

export const ru: TaxWords = {
  included: "включая {tax}",
  includedAt: "включая {tax} {percent}",
  added: "плюс {tax}",
  addedAt: "плюс {tax} {percent}",
  vat: "НДС",
  gst: "налог GST",
  salesTax: "налог с продаж",
  intraCommunity: "Поставка внутри Сообщества, не облагается налогом",
  export: "Экспорт без налога; страна доставки может взимать свои налоги и пошлины",
  difference: "Налог по адресу доставки",
}
