import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Скажите, сколько нужно, и мы ответим предложением.",
  inquiryWho: "Кому нам написать?",
  inquiryCompany: "Компания",
  inquiryPhone: "Телефон или WhatsApp",
  inquiryCountry: "Страна доставки",
  inquiryMessage: "Сообщение",
  inquiryMessageHint: "Цвета, упаковка, срок, желаемая цена",
  inquiryEmpty: "Пока не о чем спрашивать.",
  inquiryEmptyHint: "Добавляйте товары кнопкой «Узнать цену» на их страницах.",
  inquirySeeGoods: "Искать товары",
  inquirySentTitle: "Запрос {number} у нас",
  inquirySentText: "Копия отправлена на вашу почту. Ответим, как только сможем.",
}
