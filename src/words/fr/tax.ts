import type { TaxWords } from "../en/tax.ts"

export const fr: TaxWords = {
  included: "{tax} incluse",
  includedAt: "{tax} de {percent} incluse",
  added: "{tax} en sus",
  addedAt: "{tax} de {percent} en sus",
  vat: "TVA",
  gst: "GST",
  salesTax: "taxe de vente",
  intraCommunity: "Livraison intracommunautaire exonérée",
  export: "Exportation hors taxe ; le pays de livraison peut percevoir ses propres taxes et droits",
  difference: "Taxe à l’adresse de livraison",
}
