import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "La tua opinione",
  feedbackText: "Le critiche sono benvenute, i complimenti li riferiamo.",
  feedbackCountry: "Paese",
  feedbackChoose: "Scegli",
  feedbackCountryHint: "Così risponde la persona giusta.",
  feedbackPhone: "Telefono",
  feedbackOptional: "facoltativo",
  feedbackMessage: "Messaggio",
  sendFeedback: "Invia",
  feedbackSent: "L’abbiamo ricevuto.",
  feedbackSentText: "Grazie. Risponderemo all’indirizzo che hai indicato.",
  feedbackBack: "Torna al negozio",
  writeAnother: "Scrivine un altro",
  quicker: "Più veloce",
  quickerText: "Su WhatsApp risponde una persona.",
  aboutParcel: "Si tratta di un pacco?",
  aboutParcelText: "Gli ordini si seguono anche senza scriverci.",
  feedbackFindOrder: "Trova un ordine",
}
