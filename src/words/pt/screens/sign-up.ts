import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Um minuto. O seu carrinho vem consigo.",
  signUpSide: "Prazer em conhecê-lo.",
  couponAtOnce: "{coupon} entra logo na sua conta",
  gateFavourites: "Favoritos em todos os ecrãs",
  gateReturns: "Devoluções sem procurar e-mails",
  iAgree: "Aceito os {terms} e a {privacy}.",
  agreeTerms: "termos",
  agreePrivacy: "política de privacidade",
  hereBefore: "Já esteve aqui?",
}
