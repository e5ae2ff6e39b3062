/** What the fields of the sign-in and of the sign-up are called. */
export const SIGN_IN_FIELDS = {
  to: "to",
  name: "name",
  email: "email",
  password: "password",
  /** What a passkey signed, in place of e-mail and password. */
  passkey: "passkey",
  remember: "remember",
  agreed: "agreed",
  /** A good that is to be kept right after. */
  favourite: "favourite",
} as const

/** The good that is to be kept once somebody is signed in. */
export type WantedGood = { id: number; name: string }
