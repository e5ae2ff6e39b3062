import { generateKeyPairSync, randomUUID, sign, verify } from "node:crypto"
import { crc32 } from "node:zlib"
import { z } from "zod"
import type { Merchant, StandInCapture, StandInDispute, StandInOrder, StandInRefund } from "./stand-in-books.ts"
import { captureForm, disputeForm, orderForm, refundForm } from "./stand-in-forms.ts"
import { type Asked, failed, type Reply } from "./stand-in-reply.ts"
import { valueText } from "./value-text.ts"

export type StandInEvent = { id: string; kind: string; owner: Merchant; text: string }
export type Delivery = { text: string; headers: Record<string, string> }

/** What happened, put into words for the merchant. */
export type Tell = {
  order: (order: StandInOrder, kind: string) => void
  capture: (order: StandInOrder, capture: StandInCapture) => void
  refund: (order: StandInOrder, refund: StandInRefund) => void
  dispute: (dispute: StandInDispute, kind: string) => void
}

export type Webhooks = {
  events: StandInEvent[]
  tell: Tell
  /** The event as it goes over the network, with a signature for the owner's webhook, or for another one. */
  signed: (event: StandInEvent, webhookId?: string) => Delivery
  verify: (asked: Asked) => Reply
}

const CERTIFICATE = "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-ab66f33d"
/** PayPal signs for everybody with one key; making one takes long. */
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })

const asked = z.object({
  auth_algo: z.literal("SHA256withRSA"),
  cert_url: z.url(),
  transmission_id: z.string().regex(/^(?!\d+$)\w+\S+/),
  transmission_sig: z.string().max(500),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string().regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.object({}),
})

/** Signs as PayPal does: over number, time, webhook and the sum of the body's letters as they are. */
export function standInWebhooks(onEvent: (event: StandInEvent) => void): Webhooks {
  const events: StandInEvent[] = []
  const add = (owner: Merchant, kind: string, type: string, resource: unknown) => {
    const event = { id: `WH-${randomUUID()}`, kind, owner, text: "" }
    event.text = eventText({ id: event.id, event_type: kind, resource_type: type, event_version: "1.0", resource })
    events.push(event)
    onEvent(event)
  }
  return {
    events,
    tell: {
      order: (order, kind) => add(order.owner, kind, "checkout-order", orderForm(order)),
      capture: (order, capture) => {
        const related = { supplementary_data: { related_ids: { order_id: order.id } } }
        add(order.owner, `PAYMENT.CAPTURE.${capture.status}`, "capture", { ...captureForm(order, capture), ...related })
      },
      refund: (order, refund) => {
        const kind = refund.status === "COMPLETED" ? "PAYMENT.CAPTURE.REFUNDED" : `PAYMENT.REFUND.${refund.status}`
        add(order.owner, kind, "refund", refundForm(refund))
      },
      dispute: (dispute, kind) => add(dispute.owner, kind, "dispute", disputeForm(dispute)),
    },
    signed: ({ text, owner }, webhookId = owner.webhookId) => {
      const id = randomUUID()
      const time = new Date().toISOString().replace(/\.\d+/, "")
      const signature = sign("sha256", Buffer.from(signedText(id, time, webhookId, text)), privateKey)
      const headers = {
        "content-type": "application/json",
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": CERTIFICATE,
        "paypal-transmission-id": id,
        "paypal-transmission-sig": signature.toString("base64"),
        "paypal-transmission-time": time,
      }
      return { text, headers }
    },
    verify: ({ owner, text }) => {
      const { data } = asked.safeParse(JSON.parse(text))
      if (!data) return failed(400, "VALIDATION_ERROR")
      const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = data
      const signed = Buffer.from(signedText(id, time, webhookId, valueText(text, "webhook_event")))
      const isGood = verify("sha256", signed, publicKey, Buffer.from(data.transmission_sig, "base64"))
      const isOwn = owner.webhookId === webhookId
      return { status: 200, body: { verification_status: isGood && isOwn ? "SUCCESS" : "FAILURE" } }
    },
  }
}

const signedText = (id: string, time: string, webhookId: string, text: string) =>
  `${id}|${time}|${webhookId}|${crc32(text)}`

/** With spaces and escapes that a reader who writes it anew would lose. */
function eventText(event: unknown): string {
  return JSON.stringify(event, null, 1).replaceAll("@", "\\u0040").replaceAll("/", "\\/")
}
