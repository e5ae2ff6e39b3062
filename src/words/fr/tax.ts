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
  vatConfirmed: "Le numéro de TVA {number} est confirmé.",
  vatRefused: "Le numéro de TVA {number} n’a pas pu être confirmé : la TVA est facturée. Merci de le vérifier.",
  vatSilent:
    "Le numéro de TVA {number} ne peut pas être vérifié pour le moment : la TVA est facturée. Vous pouvez commander quand même ou réessayer plus tard.",
  vatUnchecked:
    "Cette boutique confirme les numéros de TVA à la main. Tant que {number} n’est pas confirmé, la TVA est facturée.",
}
