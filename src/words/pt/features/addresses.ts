import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "País",
  addressCountryHint: "Os campos abaixo seguem o país.",
  addressName: "Nome completo",
  addressStreet: "Rua e número",
  addressStreetMore: "Apartamento, andar, empresa",
  addressCity: "Cidade",
  regionState: "Estado",
  regionProvince: "Província",
  regionPrefecture: "Prefeitura",
  chooseRegion: "Escolha",
  zipCode: "Código ZIP",
  postcode: "Código postal",
  addressPhone: "Telefone",
  callingCode: "Indicativo",
  addressEmail: "E-mail para esta encomenda",
  addressDefault: "Usar como predefinida",
  saveAddress: "Guardar endereço",
  defaultAddress: "Predefinido",
  addressOff: "De momento não enviamos para lá.",
}
