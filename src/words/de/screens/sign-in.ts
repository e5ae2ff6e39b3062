import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Anmelden, um es zu merken",
  keptRightAfter: "{name} kommt gleich danach zu Ihren Favoriten.",
  signInText: "Ihre Bestellungen, Adressen und Gutscheine warten hier.",
  signInSide: "Schön, Sie wiederzusehen.",
  gateParcels: "Jedes Paket verfolgen",
  gateCoupons: "Gutscheine, die auf Sie warten",
  gateAddresses: "Adressen nur einmal tippen",
  newHere: "Neu hier?",
  findGuestOrder: "Gastbestellung finden",
  passwordSet: "Das neue Passwort gilt. Sie können sich jetzt damit anmelden.",
  signInByPasskey: "Mit einem Passkey anmelden",
  orElse: "oder",
  noPasskey: "Kein Passkey hat geantwortet",
  noPasskeyText: "Es wurde abgebrochen, oder dieses Gerät hat keinen für uns. Ihr Passwort gilt weiterhin.",
}
