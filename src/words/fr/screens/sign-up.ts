import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Une minute. Votre panier vous suit.",
  signUpSide: "Enchanté.",
  couponAtOnce: "{coupon} est aussitôt dans votre compte",
  gateFavourites: "Vos favoris sur tous vos écrans",
  gateReturns: "Des retours sans fouiller vos e-mails",
  iAgree: "J’accepte les {terms} et la {privacy}.",
  agreeTerms: "conditions",
  agreePrivacy: "politique de confidentialité",
  hereBefore: "Déjà venu ?",
}
