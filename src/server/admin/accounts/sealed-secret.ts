import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const CIPHER = "aes-256-gcm"
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

const sealingKey = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "vitrine: secrets of one-time codes", KEY_BYTES))

/** Sealed in: it can be opened for this account and for no other, wherever the row is copied to. */
const placeText = (accountId: number) => Buffer.from(`v1 account ${accountId}`)

/** The secret of an account's one-time codes, as it is stored. */
export function sealSecret(text: string, accountId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(secret), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(placeText(accountId))
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString("base64url")).join(".")
}

/** The secret; null where it was sealed by another key, for another account, or altered. */
export function openSecret(sealed: string, accountId: number, secret: string): string | null {
  const [nonce, text, tag] = sealed.split(".").map((part) => Buffer.from(part, "base64url"))
  if (nonce?.length !== NONCE_BYTES || !text || tag?.length !== TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(secret), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(placeText(accountId))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8")
  } catch {
    // Which of these it is cannot be told, and need not be.
    return null
  }
}
