import type { ProviderEvent, WebhookRequest } from "../../payment-provider.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { PaypalMisshape, PaypalRefusal } from "./paypal-error.ts"
import { eventShape, verificationShape } from "./paypal-shapes.ts"
import { webhookSubject } from "./webhook-subject.ts"

const HEADERS = ["auth_algo", "cert_url", "transmission_id", "transmission_sig", "transmission_time"] as const
const HEADER_LETTERS_MAX = 1_000
const UNREADABLE = new Set([400, 422])

/**
 * Asks PayPal whether it has sent this to this webhook. It repeats what we do not take for three days, so that age says
 * nothing; what comes twice is found by its event id.
 */
export async function readPaypalWebhook(
  calls: PaypalCalls,
  webhookId: string,
  { text, headers }: WebhookRequest,
): Promise<ProviderEvent | null> {
  const signature = signatureOf(headers)
  const sent = readObject(text)
  if (!signature || !sent || !(await isGenuine(calls, { ...signature, webhook_id: webhookId }, text))) return null
  const { data: event } = eventShape.safeParse(sent)
  if (!event) throw new PaypalMisshape("a webhook", ["id", "event_type"])
  return { eventId: event.id, kind: event.event_type, about: webhookSubject(event) }
}

function signatureOf(headers: Headers): Record<string, string> | null {
  const said = HEADERS.map((name) => [name, headers.get(`paypal-${name.replaceAll("_", "-")}`) ?? ""] as const)
  const isWhole = said.every(([, value]) => value !== "" && value.length <= HEADER_LETTERS_MAX)
  return isWhole ? Object.fromEntries(said) : null
}

/** Checked before it is put into a text around it: what is no JSON object by itself could change what is asked. */
function readObject(text: string): object | null {
  try {
    const sent: unknown = JSON.parse(text)
    return typeof sent === "object" && sent !== null && !Array.isArray(sent) ? sent : null
  } catch {
    return null
  }
}

/** The signature is over the letters as they came: written anew, the same event would be another text. */
async function isGenuine(calls: PaypalCalls, signature: Record<string, string>, text: string): Promise<boolean> {
  const body = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${text}}`
  try {
    const path = "/v1/notifications/verify-webhook-signature"
    const { verification_status } = await calls.post(path, verificationShape, { body })
    return verification_status === "SUCCESS"
  } catch (failure) {
    if (failure instanceof PaypalRefusal && UNREADABLE.has(failure.status)) return false
    throw failure
  }
}
