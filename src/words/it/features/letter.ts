import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Sei nella lista.",
  letterJoinedText: "La prossima lettera arriverà a te. Ognuna ha un link per annullarla.",
  letterGone: "Non sei più nella lista.",
  letterGoneText: "Non riceverai più lettere. Puoi tornare quando vuoi.",
  letterUnknown: "Questo link non è più valido.",
  letterUnknownText: "I link valgono una settimana. Inserisci di nuovo l’indirizzo e ne arriverà un altro.",
  letterConfirm: "Conferma",
  letterConfirmTitle: "Ancora un passo",
  letterConfirmText: "La lettera deve arrivare a questo indirizzo?",
  letterLeave: "Esci dalla lista",
  letterLeaveText: "Niente più lettere a questo indirizzo?",
}
