import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Entreprise",
  buyForBusiness: "J’achète pour une entreprise",
  company: "Société",
  vatNumber: "Numéro de TVA",
  vatHint: "Avec les lettres du pays, par exemple ATU12345678",
  billedElsewhere: "La facture va à une autre adresse",
  billingAddress: "Adresse de facturation",
  businessHint: "La commande sera préremplie avec ces données. Sans société, rien n’est conservé.",
  saveBusiness: "Enregistrer",
  businessSaved: "Votre entreprise est enregistrée.",
  numberConfirmed: "Ce numéro de TVA est confirmé.",
  numberNotConfirmed: "Ce numéro de TVA n’est pas confirmé.",
}
