import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "De nuevo disponible",
  wishNotedTitle: "Anotado.",
  wishNotedText: "Te escribiremos una vez, cuando vuelva. El correo tiene un enlace para terminarlo.",
  wishesForgetText: "¿Olvidamos todo lo que esta dirección sigue esperando?",
  wishesForget: "Olvidar",
  wishesForgotten: "Olvidado.",
  wishesForgottenText: "No recibirás más correos de este tipo. Puedes volver a pedirlo cuando quieras.",
  wishLinkUnknown: "Este enlace ya no funciona.",
  wishLinkUnknownText: "Es demasiado antiguo. Un correo más reciente tiene un enlace nuevo.",
}
