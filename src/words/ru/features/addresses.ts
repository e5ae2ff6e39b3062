import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "Страна",
  addressCountryHint: "Поля ниже зависят от страны.",
  addressName: "Имя и фамилия",
  addressStreet: "Улица и дом",
  addressStreetMore: "Квартира, этаж, компания",
  addressCity: "Город",
  regionState: "Штат",
  regionProvince: "Провинция",
  regionPrefecture: "Префектура",
  chooseRegion: "Выберите",
  zipCode: "Почтовый индекс (ZIP)",
  postcode: "Почтовый индекс",
  addressPhone: "Телефон",
  callingCode: "Код страны",
  addressEmail: "E-mail для этой посылки",
  addressDefault: "Сделать основным",
  saveAddress: "Сохранить адрес",
  defaultAddress: "Основной",
  addressOff: "Сейчас мы туда не доставляем.",
}
