import { SIGN_IN_FIELDS } from "./sign-in-fields.ts"

/** A new member, as the API takes one, and what it calls the fields of that form. */
export function writeMember(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "")
  return {
    body: {
      user_name: text(SIGN_IN_FIELDS.name),
      email: text(SIGN_IN_FIELDS.email),
      password: text(SIGN_IN_FIELDS.password),
      agreed: form.has(SIGN_IN_FIELDS.agreed),
    },
    names: { user_name: SIGN_IN_FIELDS.name },
  }
}
