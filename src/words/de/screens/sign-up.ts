import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Eine Minute. Ihr Warenkorb kommt mit.",
  signUpSide: "Schön, Sie kennenzulernen.",
  couponAtOnce: "{coupon} ist sofort in Ihrem Konto",
  gateFavourites: "Favoriten auf jedem Gerät",
  gateReturns: "Rücksendungen ohne Suchen in Mails",
  iAgree: "Ich stimme den {terms} und der {privacy} zu.",
  agreeTerms: "Bedingungen",
  agreePrivacy: "Datenschutzerklärung",
  hereBefore: "Schon einmal hier gewesen?",
}
