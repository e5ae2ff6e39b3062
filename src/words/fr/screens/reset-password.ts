import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "Mot de passe oublié ?",
  resetText: "Cela arrive à tout le monde.",
  stepOf: "Étape {step} sur {steps}",
  codeHint: "Si un compte l’utilise, un message avec un code arrive dans la minute.",
  sendCode: "Envoyer le code",
  sendAgain: "Renvoyer",
  backToSignIn: "Retour à la connexion",
  resetSide: "Un message, un code, c’est fait.",
  codeOnce: "Le code ne sert qu’une fois",
  codeMinutes: "Pendant trente minutes",
  codePrivate: "Entre vous et nous",
  lookIntoMail: "Consultez vos e-mails",
  lookIntoSpam: "Aussi dans le dossier des indésirables.",
  codeOnItsWay: "Le message est en route",
  codeOnItsWayText:
    "À l’adresse indiquée, si un compte l’utilise. Le code ne sert qu’une fois, pendant trente minutes.",
  mailedCode: "Code reçu par e-mail",
  savePassword: "Enregistrer le mot de passe",
  otherDevicesOut: "L’enregistrement vous déconnecte de tous vos autres appareils.",
  otherEmail: "Autre adresse",
}
