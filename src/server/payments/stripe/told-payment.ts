import type Stripe from "stripe"
import { fromStripeAmount } from "../../../domain/payments/stripe-amount.ts"
import type { ProviderPayment } from "../../payment-provider.ts"

/** What an intent carries our order number as. */
export const ORDER_NO = "order_no"

/**
 * An intent takes its money by itself, so none is ever `approved`. After a declined card it asks for another one and stays
 * open: the buyer may go on in the same sheet. `requires_capture` is not to be had with what we ask for.
 */
const STATUSES: Record<string, ProviderPayment["status"]> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  processing: "processing",
  requires_capture: "processing",
  canceled: "cancelled",
  succeeded: "captured",
}

/** An intent in our words. What it says of the payee is true only of the account that the key belongs to. */
export function toldPayment(intent: Stripe.PaymentIntent, payee: string): ProviderPayment {
  const { id, currency, metadata, latest_charge } = intent
  const status = STATUSES[intent.status]
  if (!status) throw new Error(`A Stripe payment has the unknown status ${intent.status}`)
  const isCaptured = status === "captured"
  return {
    id,
    status,
    amount: fromStripeAmount(isCaptured ? intent.amount_received : intent.amount, currency),
    currencyCode: currency.toUpperCase(),
    reference: metadata[ORDER_NO] ?? "",
    payee: idOf(intent.transfer_data?.destination ?? null) ?? payee,
    captureId: isCaptured ? idOf(latest_charge) : null,
  }
}

/** Stripe tells a thing by its id, or whole where that was asked for. */
export function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === "string" ? thing : (thing?.id ?? null)
}
