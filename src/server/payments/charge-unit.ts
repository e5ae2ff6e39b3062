import { stripeUnit } from "../../domain/payments/stripe-amount.ts"
import { type ChargedAmount, SMALLEST_CHARGED } from "../../domain/pricing/charged-amount.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { paypalUnit } from "./paypal/paypal-amount.ts"

const UNITS: Record<PaymentProvider["name"], (currencyCode: string) => ChargedAmount | null> = {
  sandbox: () => SMALLEST_CHARGED,
  paypal: paypalUnit,
  stripe: stripeUnit,
}

/**
 * What a provider moves amounts of a currency in: 100 for forints at PayPal, 10 for dinars at Stripe. It is the provider's
 * rule and not an account's, so that it is known inside a transaction and also when the keys are gone.
 */
export function chargeUnit({ provider, currencyCode }: Charge): ChargedAmount {
  return UNITS[provider](currencyCode) ?? SMALLEST_CHARGED
}

type Charge = { provider: PaymentProvider["name"]; currencyCode: string }
