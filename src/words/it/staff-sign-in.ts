import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const it: StaffSignInWords = {
  title: "Accesso per il personale",
  noLink: "Questo è l’ingresso per chi lavora per il negozio. Apra il link che ha ricevuto.",
  choose: "Scelga una password. D’ora in poi accederà con questa.",
  password: "Password (almeno 8 caratteri)",
  send: "Accedi",
  otherPassword: "Scelga un’altra password: almeno 8 caratteri e non una di quelle usate da molti.",
  signedIn: "Ha effettuato l’accesso come {email}.",
  failed: "Il negozio non è raggiungibile. Riprovi tra un momento.",
  noScript: "Attivi JavaScript per accedere.",
}
