import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "Passwort vergessen?",
  resetText: "Das passiert uns allen.",
  stepOf: "Schritt {step} von {steps}",
  codeHint: "Wenn ein Konto sie verwendet, ist der Brief mit dem Code in einer Minute da.",
  sendCode: "Code senden",
  sendAgain: "Noch einmal senden",
  backToSignIn: "Zurück zur Anmeldung",
  resetSide: "Ein Brief, ein Code, fertig.",
  codeOnce: "Der Code gilt einmal",
  codeMinutes: "Dreißig Minuten lang",
  codePrivate: "Nur zwischen Ihnen und uns",
  lookIntoMail: "Sehen Sie in Ihre Post",
  lookIntoSpam: "Auch in den Ordner für Unerwünschtes.",
  codeOnItsWay: "Der Brief ist unterwegs",
  codeOnItsWayText:
    "An die angegebene Adresse, wenn ein Konto sie verwendet. Der Code gilt einmal, dreißig Minuten lang.",
  mailedCode: "Code aus der Mail",
  savePassword: "Passwort speichern",
  otherDevicesOut: "Beim Speichern werden Sie auf allen anderen Geräten abgemeldet.",
  otherEmail: "Andere Adresse",
}
