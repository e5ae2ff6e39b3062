/** Fields of the sign-in's address that say why somebody comes there. */
export const SIGNED_OUT = "out"
export const PASSWORD_SET = "reset"
