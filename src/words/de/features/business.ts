import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Unternehmen",
  buyForBusiness: "Ich kaufe für ein Unternehmen",
  company: "Firma",
  vatNumber: "USt-IdNr.",
  vatHint: "Mit dem Länderkürzel, zum Beispiel ATU12345678",
  billedElsewhere: "Die Rechnung geht an eine andere Adresse",
  billingAddress: "Rechnungsadresse",
  businessHint: "An der Kasse ist das dann schon ausgefüllt. Ohne Firma wird nichts gespeichert.",
  saveBusiness: "Speichern",
  businessSaved: "Ihr Unternehmen ist gespeichert.",
  numberConfirmed: "Diese USt-IdNr. ist bestätigt.",
  numberNotConfirmed: "Diese USt-IdNr. ist nicht bestätigt.",
}
