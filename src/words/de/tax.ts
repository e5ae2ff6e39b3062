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
  vatConfirmed: "Die USt-IdNr. {number} ist bestätigt.",
  vatRefused: "Die USt-IdNr. {number} konnte nicht bestätigt werden, daher fällt MwSt. an. Bitte prüfen Sie sie.",
  vatSilent:
    "Die USt-IdNr. {number} lässt sich gerade nicht prüfen, daher fällt MwSt. an. Sie können trotzdem bestellen oder es später noch einmal versuchen.",
  vatUnchecked: "Dieser Shop bestätigt USt-IdNrn. von Hand. Bis {number} bestätigt ist, fällt MwSt. an.",
}
