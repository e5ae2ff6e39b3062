import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "Забыли пароль?",
  resetText: "Такое бывает со всеми.",
  stepOf: "Шаг {step} из {steps}",
  codeHint: "Если такой аккаунт есть, письмо с кодом придёт в течение минуты.",
  sendCode: "Отправить код",
  sendAgain: "Отправить ещё раз",
  backToSignIn: "Назад ко входу",
  resetSide: "Письмо, код — и готово.",
  codeOnce: "Код действует один раз",
  codeMinutes: "В течение тридцати минут",
  codePrivate: "Только между нами",
  lookIntoMail: "Проверьте почту",
  lookIntoSpam: "Загляните и в папку «Спам».",
  codeOnItsWay: "Письмо уже в пути",
  codeOnItsWayText: "На указанный адрес, если такой аккаунт есть. Код действует один раз в течение тридцати минут.",
  mailedCode: "Код из письма",
  savePassword: "Сохранить пароль",
  otherDevicesOut: "При сохранении вы выйдете на всех других устройствах.",
  otherEmail: "Другой адрес",
}
