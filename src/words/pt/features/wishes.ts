import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "De novo disponível",
  wishNotedTitle: "Anotado.",
  wishNotedText: "Escrevemos-lhe uma vez, quando voltar. O e-mail tem uma ligação para terminar isto.",
  wishesForgetText: "Devemos esquecer tudo o que este endereço ainda espera?",
  wishesForget: "Esquecer",
  wishesForgotten: "Esquecido.",
  wishesForgottenText: "Não receberá mais e-mails destes. Pode voltar a pedir quando quiser.",
  wishLinkUnknown: "Esta ligação já não funciona.",
  wishLinkUnknownText: "Ficou demasiado antiga. Um e-mail mais recente tem uma ligação nova.",
}
