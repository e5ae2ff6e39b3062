import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "Kontakt",
  contactText: "Hier antworten Menschen. Wählen Sie, wer zu Ihrer Frage passt.",
  peopleOnWhatsapp: "Auf WhatsApp",
  otherWays: "Andere Wege",
  openMap: "Karte öffnen",
  praiseAndBlame: "Lob, Tadel, Ideen",
  feedbackForm: "Zum Formular",
}
