import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "País",
  addressCountryHint: "Los campos de abajo dependen del país.",
  addressName: "Nombre y apellidos",
  addressStreet: "Calle y número",
  addressStreetMore: "Piso, puerta, empresa",
  addressCity: "Ciudad",
  regionState: "Estado",
  regionProvince: "Provincia",
  regionPrefecture: "Prefectura",
  chooseRegion: "Elige",
  zipCode: "Código ZIP",
  postcode: "Código postal",
  addressPhone: "Teléfono",
  callingCode: "Prefijo",
  addressEmail: "Correo para este paquete",
  addressDefault: "Usar como predeterminada",
  saveAddress: "Guardar la dirección",
  defaultAddress: "Predeterminada",
  addressOff: "Por ahora no enviamos allí.",
}
