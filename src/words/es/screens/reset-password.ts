import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "¿Has olvidado la contraseña?",
  resetText: "Nos pasa a todos.",
  stepOf: "Paso {step} de {steps}",
  codeHint: "Si una cuenta lo usa, en un minuto llega un mensaje con un código.",
  sendCode: "Enviar el código",
  sendAgain: "Enviar otra vez",
  backToSignIn: "Volver al acceso",
  resetSide: "Un mensaje, un código y listo.",
  codeOnce: "El código sirve una vez",
  codeMinutes: "Durante treinta minutos",
  codePrivate: "Entre tú y nosotros",
  lookIntoMail: "Mira tu correo",
  lookIntoSpam: "También en la carpeta de no deseados.",
  codeOnItsWay: "El mensaje está en camino",
  codeOnItsWayText: "A la dirección indicada, si una cuenta la usa. El código sirve una vez, durante treinta minutos.",
  mailedCode: "Código del correo",
  savePassword: "Guardar la contraseña",
  otherDevicesOut: "Al guardar se cierra la sesión en los demás dispositivos.",
  otherEmail: "Otra dirección",
}
