import { randomBytes } from "node:crypto"
import { hash, parseOptions, verify } from "@node-rs/argon2"

/** argon2id as OWASP wants it at least: 19 MiB, two passes, one lane. Whoever changes it renews each hash at the next sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const unpadded = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "")

/** A hash that no password fits: comparing with it takes as long as with anybody's. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(SALT_BYTES)}$${unpadded(HASH_BYTES)}`

/** Off the event loop, like the comparison. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether a password is the one that was hashed. Where there is no hash the answer is no, after the same time. */
export async function isPassword(stored: string | null | undefined, tried: string): Promise<boolean> {
  return verify(stored?.startsWith("$argon2id$") ? stored : NOBODYS_HASH, tried)
}

/** Whether a hash was made at another cost than we want now. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return made.memoryCost !== COST.memoryCost || made.timeCost !== COST.timeCost || made.parallelism !== COST.parallelism
}
