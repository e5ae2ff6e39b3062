/** How hard a password is to guess, in quarters: 0 is too short to be taken. Long beats clever. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const SHORTEST = 8
const GOOD = 12
const STRONG = 16
/** With fewer different characters its length means little. */
const DISTINCT_MIN = 5

export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST) return 0
  if (new Set(password).size < DISTINCT_MIN) return 1
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const isMixed = kinds > 2
  if (password.length >= STRONG) return 4
  if (password.length >= GOOD) return isMixed ? 4 : 3
  return isMixed ? 3 : 2
}
