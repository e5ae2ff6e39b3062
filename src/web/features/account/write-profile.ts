import { CENTRE_FIELDS } from "./centre-forms.ts"

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "")

/** Name and e-mail address, as the API takes them, and what it calls the fields of that form. */
export const writeProfile = (form: FormData) => ({
  body: {
    user_name: textIn(form, CENTRE_FIELDS.name),
    email: textIn(form, CENTRE_FIELDS.email),
    password: textIn(form, CENTRE_FIELDS.password),
  },
  names: { user_name: CENTRE_FIELDS.name },
})

export const writePasswords = (form: FormData) => ({
  body: { old: textIn(form, CENTRE_FIELDS.oldPassword), new: textIn(form, CENTRE_FIELDS.newPassword) },
  names: { old: CENTRE_FIELDS.oldPassword, new: CENTRE_FIELDS.newPassword },
})
