import { createHmac, timingSafeEqual } from "node:crypto"

/** What a signature is for; one made for something else does not count. */
type Purpose =
  | "guest"
  | "orderProofs"
  | "goodsPassword"
  | "resetCode"
  | "emailCode"
  | "stockWish"
  | "inquiry"
  | "passkeyUser"
  | "orderLink"
  | "lookDraft"

/** The signature of a value, under the shop's secret. */
export function signature(secret: string, purpose: Purpose, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url")
}

export function isSignature(secret: string, purpose: Purpose, value: string, given: string): boolean {
  const expected = Buffer.from(signature(secret, purpose, value))
  const sent = Buffer.from(given)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** A value with its signature behind it, for a cookie that the visitor may read but not make. */
export function signedValue(secret: string, purpose: Purpose, value: string): string {
  return `${value}.${signature(secret, purpose, value)}`
}

/** The value of a cookie made by `signedValue`, or null. */
export function openSignedValue(secret: string, purpose: Purpose, signed: string | undefined): string | null {
  const dot = signed?.lastIndexOf(".") ?? -1
  if (signed === undefined || dot < 1) return null
  const value = signed.slice(0, dot)
  return isSignature(secret, purpose, value, signed.slice(dot + 1)) ? value : null
}
