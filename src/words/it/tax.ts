import type { TaxWords } from "../en/tax.ts"

export const it: TaxWords = {
  included: "{tax} inclusa",
  includedAt: "{tax} al {percent} inclusa",
  added: "più {tax}",
  addedAt: "più {tax} al {percent}",
  vat: "IVA",
  gst: "GST",
  salesTax: "imposta sulle vendite",
  intraCommunity: "Cessione intracomunitaria esente",
  export: "Esportazione senza imposte; il paese di consegna può applicare imposte e dazi propri",
  difference: "Imposta all’indirizzo di consegna",
}
