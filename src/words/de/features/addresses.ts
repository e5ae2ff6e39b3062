import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "Land",
  addressCountryHint: "Die Felder darunter richten sich nach dem Land.",
  addressName: "Vor- und Nachname",
  addressStreet: "Straße und Hausnummer",
  addressStreetMore: "Wohnung, Etage, Firma",
  addressCity: "Ort",
  regionState: "Bundesstaat",
  regionProvince: "Provinz",
  regionPrefecture: "Präfektur",
  chooseRegion: "Bitte wählen",
  zipCode: "ZIP-Code",
  postcode: "Postleitzahl",
  addressPhone: "Telefon",
  callingCode: "Ländervorwahl",
  addressEmail: "E-Mail für dieses Paket",
  addressDefault: "Als Standard verwenden",
  saveAddress: "Adresse speichern",
  defaultAddress: "Standard",
  addressOff: "Dorthin liefern wir zurzeit nicht.",
}
