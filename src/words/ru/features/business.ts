import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Компания",
  buyForBusiness: "Я покупаю для компании",
  company: "Название компании",
  vatNumber: "Номер НДС",
  vatHint: "С буквами страны, например ATU12345678",
  billedElsewhere: "Счёт отправить на другой адрес",
  billingAddress: "Платёжный адрес",
  businessHint: "При оформлении заказа это будет уже заполнено. Без названия компании ничего не сохраняется.",
  saveBusiness: "Сохранить",
  businessSaved: "Данные компании сохранены.",
  numberConfirmed: "Этот номер НДС подтверждён.",
  numberNotConfirmed: "Этот номер НДС не подтверждён.",
}
