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
  vatConfirmed: "La partita IVA {number} è confermata.",
  vatRefused: "La partita IVA {number} non è stata confermata, quindi si applica l’IVA. Controllala, per favore.",
  vatSilent:
    "Al momento non è possibile verificare la partita IVA {number}, quindi si applica l’IVA. Puoi ordinare lo stesso o riprovare più tardi.",
  vatUnchecked: "Questo negozio conferma le partite IVA a mano. Finché {number} non è confermata si applica l’IVA.",
}
