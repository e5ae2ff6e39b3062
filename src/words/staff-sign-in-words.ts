/** What the page says by which staff come in. */
export type StaffSignInWords = {
  title: string
  noLink: string
  choose: string
  password: string
  send: string
  otherPassword: string
  /** With {email}. */
  signedIn: string
  failed: string
  noScript: string
}
