import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const de: StaffSignInWords = {
  title: "Anmeldung für Mitarbeitende",
  noLink: "Dies ist der Eingang für alle, die für den Shop arbeiten. Öffnen Sie den Link, den Sie erhalten haben.",
  choose: "Wählen Sie ein Passwort. Damit melden Sie sich von nun an an.",
  password: "Passwort (mindestens 8 Zeichen)",
  send: "Anmelden",
  otherPassword:
    "Bitte wählen Sie ein anderes Passwort: mindestens 8 Zeichen, und keines, das viele Menschen verwenden.",
  signedIn: "Sie sind als {email} angemeldet.",
  failed: "Der Shop ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  noScript: "Bitte schalten Sie JavaScript ein, um sich anzumelden.",
}
