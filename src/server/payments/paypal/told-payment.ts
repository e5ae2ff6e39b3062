import type { ProviderPayment } from "../../payment-provider.ts"
import { fromPaypal } from "./paypal-amount.ts"
import { PaypalMisshape } from "./paypal-error.ts"
import type { PaypalOrder } from "./paypal-shapes.ts"

type Capture = NonNullable<NonNullable<PaypalOrder["purchase_units"][0]["payments"]>["captures"]>[number]

const CAPTURE_STATUS = {
  COMPLETED: "captured",
  // Given back or not, the money came: what became of it is told by the refunds.
  PARTIALLY_REFUNDED: "captured",
  REFUNDED: "captured",
  PENDING: "processing",
  DECLINED: "declined",
  FAILED: "declined",
} as const

const ORDER_STATUS = {
  CREATED: "open",
  SAVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  APPROVED: "approved",
  VOIDED: "cancelled",
} as const

/** An order of PayPal's as a payment of ours. Where money came, the amount is what came, not what was asked for. */
export function toldPayment(order: PaypalOrder): ProviderPayment {
  const [unit] = order.purchase_units
  const capture = decisiveCapture(unit.payments?.captures ?? [])
  const call = `GET /v2/checkout/orders/${order.id}`
  const status = order.status === "COMPLETED" ? capture && CAPTURE_STATUS[capture.status] : ORDER_STATUS[order.status]
  if (!status) throw new PaypalMisshape(call, ["purchase_units.0.payments.captures"])
  const hasMoney = status === "captured" || status === "processing"
  const { amount: money } = hasMoney && capture ? capture : unit
  const amount = fromPaypal(money)
  if (amount === null) throw new PaypalMisshape(call, ["amount"])
  return {
    id: order.id,
    status,
    amount,
    currencyCode: money.currency_code,
    reference: unit.custom_id,
    payee: unit.payee.merchant_id,
    captureId: hasMoney && capture ? capture.id : null,
  }
}

/** A declined capture can be followed by a good one. */
function decisiveCapture(captures: readonly Capture[]): Capture | undefined {
  const best = (status: "captured" | "processing") => captures.find((one) => CAPTURE_STATUS[one.status] === status)
  return best("captured") ?? best("processing") ?? captures.at(-1)
}
