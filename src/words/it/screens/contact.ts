import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Contatti",
  contactText: "Risponde una persona. Scegli chi fa al caso della tua domanda.",
  peopleOnWhatsapp: "Su WhatsApp",
  otherWays: "Altri modi",
  openMap: "Apri la mappa",
  praiseAndBlame: "Lodi, critiche, idee",
  feedbackForm: "Modulo per i commenti",
}
