import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Контакты",
  contactText: "Вам ответит человек. Выберите, кому задать вопрос.",
  peopleOnWhatsapp: "В WhatsApp",
  otherWays: "Другие способы",
  openMap: "Открыть карту",
  praiseAndBlame: "Похвала, критика, идеи",
  feedbackForm: "Форма отзыва",
}
