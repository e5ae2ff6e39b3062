import { createHmac } from "node:crypto"

type Signing = { secrets: readonly string[]; at?: Date }

/** The header that Stripe signs a webhook with: one `v1` for each secret while a secret is rolled. */
function signatureOf(text: string, { secrets, at = new Date() }: Signing): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const made = secrets.map((secret) => createHmac("sha256", secret).update(`${seconds}.${text}`).digest("hex"))
  return [`t=${seconds}`, ...made.map((one) => `v1=${one}`)].join(",")
}

/** A webhook as it arrives. */
export function signedWebhook(text: string, signing: Signing): { text: string; headers: Headers } {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signatureOf(text, signing) }
  return { text, headers: new Headers(headers) }
}
