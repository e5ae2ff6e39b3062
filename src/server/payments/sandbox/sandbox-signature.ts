import { createHmac, timingSafeEqual } from "node:crypto"

export const SANDBOX_SIGNATURE_HEADER = "Sandbox-Signature"
/** A signature that was overheard is worth nothing after this. */
const SIGNATURE_LIFE_SECONDS = 300

/** The sandbox's own key: it shares none with the shop, as a company elsewhere would not. */
const keyOf = (secret: string) => createHmac("sha256", secret).update("sandbox provider").digest()

const hmac = (secret: string, text: string) => createHmac("sha256", keyOf(secret)).update(text).digest("base64url")

/** What a payment's sheet in the browser is opened with. Nobody can make it who only knows the payment's number. */
export function sheetToken(secret: string, paymentId: string): string {
  return `${paymentId}.${hmac(secret, `sheet ${paymentId}`)}`
}

/** The payment whose sheet this token opens, or null. */
export function paymentOfSheet(secret: string, token: string): string | null {
  const paymentId = token.split(".")[0] ?? ""
  return isSame(token, sheetToken(secret, paymentId)) ? paymentId : null
}

/** The header of a webhook: when it was signed, and the signature of that and the text. */
export function webhookSignature(secret: string, text: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hmac(secret, `webhook ${seconds}.${text}`)}`
}

export function isWebhookSignature(secret: string, text: string, header: string, now: Date): boolean {
  const seconds = Number(/^t=(\d{1,12}),v1=/.exec(header)?.[1] ?? Number.NaN)
  const age = Math.abs(now.getTime() / 1000 - seconds)
  return age <= SIGNATURE_LIFE_SECONDS && isSame(header, webhookSignature(secret, text, new Date(seconds * 1000)))
}

function isSame(given: string, expected: string): boolean {
  const [sent, right] = [Buffer.from(given), Buffer.from(expected)]
  return sent.length === right.length && timingSafeEqual(sent, right)
}
