import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "Password dimenticata?",
  resetText: "Capita a tutti.",
  stepOf: "Passo {step} di {steps}",
  codeHint: "Se un account la usa, entro un minuto arriva un messaggio con un codice.",
  sendCode: "Invia il codice",
  sendAgain: "Invia di nuovo",
  backToSignIn: "Torna all’accesso",
  resetSide: "Un messaggio, un codice, fatto.",
  codeOnce: "Il codice vale una volta",
  codeMinutes: "Per trenta minuti",
  codePrivate: "Tra te e noi",
  lookIntoMail: "Guarda la tua posta",
  lookIntoSpam: "Anche nella cartella della posta indesiderata.",
  codeOnItsWay: "Il messaggio è in arrivo",
  codeOnItsWayText: "All’indirizzo indicato, se un account lo usa. Il codice vale una volta, per trenta minuti.",
  mailedCode: "Codice ricevuto",
  savePassword: "Salva la password",
  otherDevicesOut: "Salvando esci da tutti gli altri dispositivi.",
  otherEmail: "Altro indirizzo",
}
