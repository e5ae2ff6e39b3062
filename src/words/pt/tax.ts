import type { TaxWords } from "../en/tax.ts"

export const pt: TaxWords = {
  included: "{tax} incluído",
  includedAt: "{tax} de {percent} incluído",
  added: "acresce {tax}",
  addedAt: "acresce {tax} de {percent}",
  vat: "IVA",
  gst: "GST",
  salesTax: "imposto sobre vendas",
  intraCommunity: "Transmissão intracomunitária isenta",
  export: "Exportação sem impostos; o país de entrega pode cobrar os seus e direitos aduaneiros",
  difference: "Imposto na morada de entrega",
}
