/** The field of the centre's address that says that a new e-mail address waits for its code. */
export const CONFIRMING = "code"

/** Which form of the member centre was sent. */
export const CENTRE_FORMS = {
  profile: "profile",
  password: "password",
  business: "business",
  confirmEmail: "confirmEmail",
  removeAddress: "removeAddress",
  defaultAddress: "defaultAddress",
  renamePasskey: "renamePasskey",
  removePasskey: "removePasskey",
} as const

export const CENTRE_FIELDS = {
  form: "form",
  name: "name",
  email: "email",
  /** To change the e-mail address with. */
  password: "password",
  code: "code",
  oldPassword: "oldPassword",
  newPassword: "newPassword",
  address: "address",
  passkey: "passkey",
  passkeyName: "passkeyName",
} as const
