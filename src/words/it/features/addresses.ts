import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "Paese",
  addressCountryHint: "I campi qui sotto seguono il paese.",
  addressName: "Nome e cognome",
  addressStreet: "Via e numero civico",
  addressStreetMore: "Interno, piano, azienda",
  addressCity: "Città",
  regionState: "Stato",
  regionProvince: "Provincia",
  regionPrefecture: "Prefettura",
  chooseRegion: "Scegli",
  zipCode: "Codice ZIP",
  postcode: "Codice postale",
  addressPhone: "Telefono",
  callingCode: "Prefisso",
  addressEmail: "E-mail per questo pacco",
  addressDefault: "Usa come predefinito",
  saveAddress: "Salva l’indirizzo",
  defaultAddress: "Predefinito",
  addressOff: "Al momento non spediamo lì.",
}
