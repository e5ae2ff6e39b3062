/** Which form of the member centre was sent. */
export const CENTRE_FORMS = {
  profile: "profile",
  password: "password",
  removeAddress: "removeAddress",
  defaultAddress: "defaultAddress",
} as const

export const CENTRE_FIELDS = {
  form: "form",
  name: "name",
  email: "email",
  oldPassword: "oldPassword",
  newPassword: "newPassword",
  address: "address",
} as const
