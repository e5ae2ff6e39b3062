import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "De retour en stock",
  wishNotedTitle: "C’est noté.",
  wishNotedText: "Nous vous écrirons une fois, dès son retour. L’e-mail contient un lien pour y mettre fin.",
  wishesForgetText: "Devons-nous oublier tout ce que cette adresse attend encore ?",
  wishesForget: "Oublier",
  wishesForgotten: "C’est oublié.",
  wishesForgottenText: "Vous ne recevrez plus ces e-mails. Vous pouvez redemander à tout moment.",
  wishLinkUnknown: "Ce lien ne fonctionne plus.",
  wishLinkUnknownText: "Il est devenu trop ancien. Un e-mail plus récent contient un nouveau lien.",
}
