import type { WordsOf } from "../../words.ts"

export const signUp: WordsOf["signUp"] = {
  signUpText: "Un minuto. Tu cesta viene contigo.",
  signUpSide: "Encantados de conocerte.",
  couponAtOnce: "{coupon} llega enseguida a tu cuenta",
  gateFavourites: "Favoritos en todas tus pantallas",
  gateReturns: "Devoluciones sin rebuscar correos",
  iAgree: "Acepto los {terms} y la {privacy}.",
  agreeTerms: "términos",
  agreePrivacy: "política de privacidad",
  hereBefore: "¿Ya has estado aquí?",
}
