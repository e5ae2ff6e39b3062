import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Nous contacter",
  contactText: "Une vraie personne vous répond. Choisissez qui convient à votre question.",
  peopleOnWhatsapp: "Sur WhatsApp",
  otherWays: "Autres moyens",
  openMap: "Ouvrir la carte",
  praiseAndBlame: "Compliments, critiques, idées",
  feedbackForm: "Formulaire d’avis",
}
