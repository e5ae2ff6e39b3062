import type { NewRefund, ProviderRefund } from "../../payment-provider.ts"
import { fromPaypal, toPaypal } from "./paypal-amount.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { PaypalMisshape } from "./paypal-error.ts"
import { type PaypalOrder, type PaypalRefund, refundShape } from "./paypal-shapes.ts"

const STATUS = { COMPLETED: "made", PENDING: "pending", FAILED: "failed", CANCELLED: "failed" } as const

/** Payments v2: gives back a part of the captured money. PayPal keeps the request's key for 45 days. */
export async function makePaypalRefund(
  calls: PaypalCalls,
  captureId: string,
  { amount, currencyCode, requestKey }: NewRefund,
): Promise<ProviderRefund> {
  const money = toPaypal(amount, currencyCode)
  if (!money) throw new Error(`PayPal cannot give back exactly this amount of ${currencyCode}`)
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
  // The custom id comes back with the order's refunds, so that ours can be told from those made at PayPal's desk.
  const body = JSON.stringify({ amount: money, custom_id: requestKey })
  return toldRefund(await calls.post(path, refundShape, { body, requestKey }), null)
}

/** All refunds of an order. One made at PayPal's desk has no custom id, or that of the order. */
export function refundsOf(order: PaypalOrder): ProviderRefund[] {
  const [{ payments, custom_id: reference }] = order.purchase_units
  return (payments?.refunds ?? []).map((refund) => toldRefund(refund, reference))
}

function toldRefund(
  { id, status, amount: money, custom_id: key }: PaypalRefund,
  reference: string | null,
): ProviderRefund {
  const amount = fromPaypal(money)
  if (amount === null) throw new PaypalMisshape(`refund ${id}`, ["amount"])
  const requestKey = key === undefined || key === "" || key === reference ? null : key
  return { id, amount, currencyCode: money.currency_code, status: STATUS[status], requestKey }
}
