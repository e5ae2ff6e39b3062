import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "Обратная связь",
  feedbackText: "Критику мы ценим, похвалу передаём.",
  feedbackCountry: "Страна",
  feedbackChoose: "Выберите",
  feedbackCountryHint: "Чтобы ответил нужный человек.",
  feedbackPhone: "Телефон",
  feedbackOptional: "необязательно",
  feedbackMessage: "Сообщение",
  sendFeedback: "Отправить",
  feedbackSent: "Мы его получили.",
  feedbackSentText: "Спасибо. Мы ответим на указанный вами адрес.",
  feedbackBack: "Вернуться в магазин",
  writeAnother: "Написать ещё",
  quicker: "Быстрее",
  quickerText: "В WhatsApp отвечает человек.",
  aboutParcel: "Вопрос о посылке?",
  aboutParcelText: "Заказ можно отследить и без письма.",
  feedbackFindOrder: "Найти заказ",
}
