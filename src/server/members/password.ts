import { randomBytes } from "node:crypto"
import { hash, parseOptions, verify } from "@node-rs/argon2"

type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id as OWASP wants it at least: 19 MiB, two passes, one lane. Whoever changes it renews each hash at the next sign-in. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = PASSWORD_COST

/**
 * For tests that are not about passwords: at the real cost, half of their time would be hashing.
 * @internal
 */
export function setPasswordCost(other: PasswordCost): void {
  cost = other
}

const SALT_BYTES = 16
const HASH_BYTES = 32

const unpadded = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "")

/** A hash that no password fits: comparing with it takes as long as with anybody's. */
const nobodysHash = () =>
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(SALT_BYTES)}$${unpadded(HASH_BYTES)}`

/** Off the event loop, like the comparison. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password is the one that was hashed. Where there is no hash the answer is no, after the same time. */
export async function isPassword(stored: string | null | undefined, tried: string): Promise<boolean> {
  return verify(stored?.startsWith("$argon2id$") ? stored : nobodysHash(), tried)
}

/** Whether a hash was made at another cost than we want now. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
}
