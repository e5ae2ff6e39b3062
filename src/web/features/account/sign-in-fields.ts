/** What the fields of the sign-in and of the sign-up are called. */
export const SIGN_IN_FIELDS = {
  to: "to",
  name: "name",
  email: "email",
  password: "password",
  remember: "remember",
  agreed: "agreed",
} as const
