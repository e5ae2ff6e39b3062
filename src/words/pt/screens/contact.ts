import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Contacto",
  contactText: "Quem responde é uma pessoa. Escolha quem melhor se adequa à sua questão.",
  peopleOnWhatsapp: "No WhatsApp",
  otherWays: "Outras formas",
  openMap: "Abrir o mapa",
  praiseAndBlame: "Elogios, críticas, ideias",
  feedbackForm: "Formulário de comentários",
}
