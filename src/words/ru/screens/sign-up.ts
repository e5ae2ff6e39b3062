import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Одна минута. Корзина останется с вами.",
  signUpSide: "Приятно познакомиться.",
  couponAtOnce: "{coupon} сразу появится в аккаунте",
  gateFavourites: "Избранное на всех экранах",
  gateReturns: "Возвраты без поиска писем",
  iAgree: "Я принимаю {terms} и {privacy}.",
  agreeTerms: "условия",
  agreePrivacy: "политику конфиденциальности",
  hereBefore: "Уже были здесь?",
}
