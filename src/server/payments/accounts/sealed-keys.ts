import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { z } from "zod"
import type { ProviderKeys } from "../../../domain/payments/provider-keys.ts"
import type { AccountPlace } from "../../payment-provider.ts"

const FORM = "v1"
const CIPHER = "aes-256-gcm"
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

const keyMap = z.record(z.string(), z.string())

/** The secret itself may be any text; what seals is made of it. */
const sealingKey = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "vitrine: keys of payment providers", KEY_BYTES))

/** Sealed in: they can be opened for this account and for no other, wherever the row is copied to. */
const placeText = ({ siteId, provider, mode }: AccountPlace) => Buffer.from(`${FORM} ${siteId} ${provider} ${mode}`)

export function sealKeys(keys: ProviderKeys, place: AccountPlace, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(secret), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(placeText(place))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(keys), "utf8"), cipher.final()])
  return [FORM, ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".")
}

/** The keys, by whichever of the secrets they were sealed with; null where none of them opens them for this account. */
export function openKeys(sealed: string, place: AccountPlace, secrets: readonly string[]): ProviderKeys | null {
  for (const secret of secrets) {
    const keys = openWith(sealed, place, secret)
    if (keys) return keys
  }
  return null
}

function openWith(sealed: string, place: AccountPlace, secret: string): ProviderKeys | null {
  const [form, ...parts] = sealed.split(".")
  const [nonce, text, tag] = parts.map((part) => Buffer.from(part, "base64url"))
  if (form !== FORM || parts.length !== 3 || nonce?.length !== NONCE_BYTES || !text || tag?.length !== TAG_BYTES)
    return null
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(secret), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(placeText(place))
    decipher.setAuthTag(tag)
    return keyMap.parse(JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8")))
  } catch {
    // Sealed by another secret, for another account, or altered: which of these cannot be told, and need not be.
    return null
  }
}
