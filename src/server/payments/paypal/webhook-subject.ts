import type { z } from "zod"
import type { ProviderEvent } from "../../payment-provider.ts"
import { PaypalMisshape } from "./paypal-error.ts"
import { type PaypalEvent, resourceShape } from "./paypal-shapes.ts"

type Subject = ProviderEvent["about"]

const CAPTURE_LINK = /\/v2\/payments\/captures\/([^/?]+)$/
const ORDER_LINK = /\/v2\/checkout\/orders\/([^/?]+)$/

/** Which events are about payments of ours, and where they say about which. */
const SUBJECTS: [string, (resource: z.infer<typeof resourceShape>) => Subject][] = [
  ["CHECKOUT.ORDER.", ({ id }) => payment(id)],
  ["CHECKOUT.PAYMENT-APPROVAL.", ({ order_id }) => payment(order_id)],
  ["CUSTOMER.DISPUTE.", ({ disputed_transactions: [disputed] = [] }) => capture(disputed?.seller_transaction_id)],
  ["PAYMENT.REFUND.", (resource) => above(resource)],
  ["PAYMENT.CAPTURE.", (resource) => above(resource) ?? capture(resource.id)],
]

/** Which payment of ours an event is about, or null. */
export function webhookSubject({ event_type: kind, resource }: PaypalEvent): Subject {
  const [, read] = SUBJECTS.find(([start]) => kind.startsWith(start)) ?? []
  if (!read) return null
  const { data, error } = resourceShape.safeParse(resource)
  if (error) throw new PaypalMisshape("a webhook", ["resource"])
  return read(data)
}

/** A refund lies below its capture, a capture below its order. */
function above({ links = [], supplementary_data: more }: z.infer<typeof resourceShape>): Subject {
  const up = links.find(({ rel }) => rel === "up")?.href ?? ""
  const order = more?.related_ids?.order_id ?? ORDER_LINK.exec(up)?.[1]
  return capture(CAPTURE_LINK.exec(up)?.[1]) ?? payment(order)
}

const payment = (id: string | undefined) => (id === undefined ? null : { payment: id })
const capture = (id: string | undefined) => (id === undefined ? null : { capture: id })
