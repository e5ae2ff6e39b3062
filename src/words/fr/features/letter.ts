import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Vous êtes inscrit à la lettre.",
  letterJoinedText: "La prochaine lettre vous parviendra. Chacune contient un lien pour se désabonner.",
  letterGone: "Vous êtes désinscrit.",
  letterGoneText: "Vous ne recevrez plus de lettres. Vous pouvez revenir à tout moment.",
  letterUnknown: "Ce lien n’est plus valable.",
  letterUnknownText: "Les liens valent une semaine. Saisissez à nouveau votre adresse pour en recevoir un autre.",
  letterConfirm: "Confirmer",
  letterConfirmTitle: "Encore une étape",
  letterConfirmText: "La lettre doit-elle venir à cette adresse ?",
  letterLeave: "Se désinscrire",
  letterLeaveText: "Ne plus envoyer de lettres à cette adresse ?",
}
