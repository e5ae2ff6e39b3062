const HIDDEN = "•••"

/** What a stranger sees of a personal text: its first letter, never how long it is. */
export function masked(text: string): string {
  const [first] = text.trim()
  return first === undefined ? "" : `${first}${HIDDEN}`
}

/** An e-mail address by its first letter and the end of its domain: "r•••@•••.example". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@")
  const dot = email.lastIndexOf(".")
  return at < 1 ? masked(email) : `${masked(email.slice(0, at))}@${HIDDEN}${dot > at ? email.slice(dot) : ""}`
}

/** A phone number by its last two digits. */
export function maskedPhone(phone: string): string {
  return phone.trim() === "" ? "" : `${HIDDEN}${phone.trim().slice(-2)}`
}
