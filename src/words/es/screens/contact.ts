import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Contacto",
  contactText: "Le responde una persona. Elija a quien mejor encaje con su pregunta.",
  peopleOnWhatsapp: "En WhatsApp",
  otherWays: "Otras vías",
  openMap: "Abrir el mapa",
  praiseAndBlame: "Elogios, quejas, ideas",
  feedbackForm: "Formulario de comentarios",
}
