import type { TaxWords } from "../en/tax.ts"

export const de: TaxWords = {
  included: "inkl. {tax}",
  includedAt: "inkl. {percent} {tax}",
  added: "zzgl. {tax}",
  addedAt: "zzgl. {percent} {tax}",
  vat: "MwSt.",
  gst: "GST",
  salesTax: "Verkaufssteuer",
  intraCommunity: "Steuerfreie innergemeinschaftliche Lieferung",
  export: "Steuerfreie Ausfuhrlieferung; im Empfängerland können Steuern und Zölle anfallen",
  difference: "Steuer an der Lieferadresse",
}
