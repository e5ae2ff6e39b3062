import type Stripe from "stripe"
import { fromStripeAmount, stripeAmount } from "../../../domain/payments/stripe-amount.ts"
import type { NewRefund, ProviderRefund } from "../../payment-provider.ts"
import { askStripe } from "./ask-stripe.ts"
import { READ, WRITE_MS } from "./stripe-client.ts"

const REQUEST_KEY = "request_key"
/** The most that the package reads in one go; nobody gives money back so often. */
const LIST_MAX = 10_000

/** What is neither made nor failed may still become either. */
const STATUSES: Record<string, ProviderRefund["status"]> = {
  succeeded: "made",
  failed: "failed",
  canceled: "failed",
}

/** All refunds of a payment, also those made at Stripe's own desk. */
export async function listRefunds(stripe: Stripe, paymentIntent: string): Promise<ProviderRefund[]> {
  const refunds = await askStripe("list refunds", () =>
    stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }, READ).autoPagingToArray({ limit: LIST_MAX }),
  )
  return refunds.map(toldRefund)
}

/**
 * Stripe forgets a key after a day, and a refund may be tried for longer than that: before it is asked for, those that are
 * there already are looked through for the key.
 */
export async function giveBack(stripe: Stripe, wanted: NewRefund): Promise<ProviderRefund> {
  const { id, amount, currencyCode, requestKey } = wanted
  const counted = stripeAmount(amount, currencyCode)
  if (counted === null) throw new RangeError(`Stripe does not give back this amount of ${currencyCode} exactly`)
  const former = (await listRefunds(stripe, id)).find((refund) => refund.requestKey === requestKey)
  if (former) return former
  const refund = await askStripe("give money back", () =>
    stripe.refunds.create(
      { payment_intent: id, amount: counted, metadata: { [REQUEST_KEY]: requestKey } },
      { idempotencyKey: requestKey, timeout: WRITE_MS },
    ),
  )
  return toldRefund(refund)
}

function toldRefund({ id, amount, currency, status, metadata }: Stripe.Refund): ProviderRefund {
  return {
    id,
    amount: fromStripeAmount(amount, currency),
    currencyCode: currency.toUpperCase(),
    status: STATUSES[status ?? ""] ?? "pending",
    requestKey: metadata?.[REQUEST_KEY] ?? null,
  }
}
