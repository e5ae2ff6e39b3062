import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const es: StaffSignInWords = {
  title: "Acceso del personal",
  noLink: "Esta es la entrada para quienes trabajan en la tienda. Abra el enlace que recibió.",
  choose: "Elija una contraseña. A partir de ahora entrará con ella.",
  password: "Contraseña (8 caracteres como mínimo)",
  send: "Entrar",
  otherPassword: "Elija otra contraseña: 8 caracteres como mínimo y que no sea de las que usa mucha gente.",
  signedIn: "Ha entrado como {email}.",
  failed: "No se puede acceder a la tienda. Inténtelo de nuevo en un momento.",
  noScript: "Active JavaScript para entrar.",
}
