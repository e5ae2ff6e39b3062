import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "Pays",
  addressCountryHint: "Les champs ci-dessous suivent le pays.",
  addressName: "Nom et prénom",
  addressStreet: "Rue et numéro",
  addressStreetMore: "Appartement, étage, société",
  addressCity: "Ville",
  regionState: "État",
  regionProvince: "Province ou territoire",
  regionPrefecture: "Préfecture",
  chooseRegion: "Veuillez choisir",
  zipCode: "Code ZIP",
  postcode: "Code postal",
  addressPhone: "Téléphone",
  callingCode: "Indicatif",
  addressEmail: "E-mail pour ce colis",
  addressDefault: "En faire l’adresse par défaut",
  saveAddress: "Enregistrer l’adresse",
  defaultAddress: "Par défaut",
  addressOff: "Nous ne livrons pas à cet endroit pour le moment.",
}
