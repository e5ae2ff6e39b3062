import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Inicia sesión para guardarlo",
  keptRightAfter: "{name} pasa enseguida a tus favoritos.",
  signInText: "Tus pedidos, direcciones y cupones te esperan aquí.",
  signInSide: "Qué bien verte de nuevo.",
  gateParcels: "Sigue cada paquete",
  gateCoupons: "Cupones que te esperan",
  gateAddresses: "Direcciones que se escriben una vez",
  newHere: "¿Eres nuevo?",
  findGuestOrder: "Buscar un pedido de invitado",
  passwordSet: "La nueva contraseña está lista. Ya puedes iniciar sesión.",
  signInByPasskey: "Iniciar sesión con una llave de acceso",
  orElse: "o",
  noPasskey: "Ninguna llave de acceso ha respondido",
  noPasskeyText: "Se ha cancelado, o este dispositivo no tiene ninguna para nosotros. Tu contraseña sigue valiendo.",
}
