import type { ProviderEvent } from "../../payment-provider.ts"
import type { PaypalEvent } from "./paypal-shapes.ts"

const CAPTURE_LINK = /\/v2\/payments\/captures\/([^/?]+)$/
const ORDER_LINK = /\/v2\/checkout\/orders\/([^/?]+)$/

/** Which payment of ours an event is about, or null. */
export function webhookSubject({ event_type: kind, resource }: PaypalEvent): ProviderEvent["about"] {
  const { id, order_id } = resource
  if (kind.startsWith("CHECKOUT.ORDER.")) return payment(id)
  if (kind.startsWith("CHECKOUT.PAYMENT-APPROVAL.")) return payment(order_id)
  if (kind.startsWith("CUSTOMER.DISPUTE.")) {
    const [disputed] = resource.disputed_transactions ?? []
    return capture(disputed?.seller_transaction_id)
  }
  if (!kind.startsWith("PAYMENT.CAPTURE.") && !kind.startsWith("PAYMENT.REFUND.")) return null
  const up = resource.links?.find(({ rel }) => rel === "up")?.href ?? ""
  const isRefund = kind.startsWith("PAYMENT.REFUND.")
  return (
    // A refund lies below its capture, a capture below its order.
    capture(CAPTURE_LINK.exec(up)?.[1]) ??
    payment(resource.supplementary_data?.related_ids?.order_id) ??
    payment(ORDER_LINK.exec(up)?.[1]) ??
    (isRefund ? null : capture(id))
  )
}

const payment = (id: string | undefined) => (id === undefined ? null : { payment: id })
const capture = (id: string | undefined) => (id === undefined ? null : { capture: id })
