import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Accedi per salvarlo",
  keptRightAfter: "{name} va subito tra i preferiti.",
  signInText: "I tuoi ordini, indirizzi e buoni ti aspettano qui.",
  signInSide: "Che bello rivederti.",
  gateParcels: "Segui ogni pacco",
  gateCoupons: "Buoni che ti aspettano",
  gateAddresses: "Indirizzi scritti una volta sola",
  newHere: "Nuovo qui?",
  findGuestOrder: "Trova un ordine come ospite",
  passwordSet: "La nuova password è impostata. Ora puoi accedere.",
  signInByPasskey: "Accedi con una passkey",
  orElse: "oppure",
  noPasskey: "Nessuna passkey ha risposto",
  noPasskeyText: "È stato annullato, o questo dispositivo non ne ha per noi. La password vale ancora.",
}
