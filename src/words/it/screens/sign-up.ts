import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Un minuto. Il tuo carrello viene con te.",
  signUpSide: "Piacere di conoscerti.",
  couponAtOnce: "{coupon} è subito nel tuo account",
  gateFavourites: "Preferiti su ogni schermo",
  gateReturns: "Resi senza cercare tra le e-mail",
  iAgree: "Accetto i {terms} e la {privacy}.",
  agreeTerms: "termini",
  agreePrivacy: "informativa sulla privacy",
  hereBefore: "Già stato qui?",
}
