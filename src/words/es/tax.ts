import type { TaxWords } from "../en/tax.ts"

export const es: TaxWords = {
  included: "{tax} incluido",
  includedAt: "{percent} de {tax} incluido",
  added: "más {tax}",
  addedAt: "más {percent} de {tax}",
  vat: "IVA",
  gst: "GST",
  salesTax: "impuesto sobre las ventas",
  intraCommunity: "Entrega intracomunitaria exenta",
  export: "Exportación sin impuestos; el país de destino puede cobrar los suyos y aranceles",
  difference: "Impuesto en la dirección de entrega",
}
