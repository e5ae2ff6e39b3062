import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "Ihre Meinung",
  feedbackText: "Tadel ist willkommen, Lob geben wir weiter.",
  feedbackCountry: "Land",
  feedbackChoose: "Bitte wählen",
  feedbackCountryHint: "Damit die richtige Person antwortet.",
  feedbackPhone: "Telefon",
  feedbackOptional: "freiwillig",
  feedbackMessage: "Nachricht",
  sendFeedback: "Senden",
  feedbackSent: "Ist angekommen.",
  feedbackSentText: "Vielen Dank. Wir antworten an die Adresse, die Sie angegeben haben.",
  feedbackBack: "Zurück zum Shop",
  writeAnother: "Noch etwas schreiben",
  quicker: "Schneller",
  quickerText: "Auf WhatsApp antwortet ein Mensch.",
  aboutParcel: "Geht es um ein Paket?",
  aboutParcelText: "Bestellungen lassen sich auch ohne Nachricht verfolgen.",
  feedbackFindOrder: "Bestellung finden",
}
