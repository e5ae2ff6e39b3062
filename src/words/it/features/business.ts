import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Azienda",
  buyForBusiness: "Compro per un’azienda",
  company: "Ragione sociale",
  vatNumber: "Partita IVA",
  vatHint: "Con le lettere del paese, ad esempio ATU12345678",
  billedElsewhere: "La fattura va a un altro indirizzo",
  billingAddress: "Indirizzo di fatturazione",
  businessHint: "Alla cassa lo troverai già compilato. Senza ragione sociale non si conserva nulla.",
  saveBusiness: "Salva",
  businessSaved: "La tua azienda è salvata.",
  numberConfirmed: "Questa partita IVA è confermata.",
  numberNotConfirmed: "Questa partita IVA non è confermata.",
}
