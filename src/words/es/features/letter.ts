import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Ya está en la lista.",
  letterJoinedText: "La próxima carta le llegará. Cada una tiene un enlace para darse de baja.",
  letterGone: "Ya no está en la lista.",
  letterGoneText: "No recibirá más cartas. Puede volver cuando quiera.",
  letterUnknown: "Este enlace ya no es válido.",
  letterUnknownText: "Los enlaces valen una semana. Escriba de nuevo su dirección y le llegará otro.",
  letterConfirm: "Confirmar",
  letterConfirmTitle: "Un paso más",
  letterConfirmText: "¿Debe llegar la carta a esta dirección?",
  letterLeave: "Darse de baja",
  letterLeaveText: "¿No deben llegar más cartas a esta dirección?",
}
