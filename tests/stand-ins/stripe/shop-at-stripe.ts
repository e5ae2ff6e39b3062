import { cents } from "../../../src/domain/pricing/money.ts"
import type { NewPayment, PaymentProvider } from "../../../src/server/payment-provider.ts"
import type { StripeAccount } from "../../../src/server/payments/stripe/stripe-account.ts"
import { stripeProvider } from "../../../src/server/payments/stripe/stripe-provider.ts"
import type { StripeStandIn } from "./stripe-stand-in.ts"
import type { StripeStandInAccount } from "./stripe-stand-in-account.ts"

/** A shop's provider for an account at the stand-in; `changes` are what its owner entered otherwise. */
export function shopAtStripe(
  standIn: StripeStandIn,
  account: StripeStandInAccount,
  changes: Partial<StripeAccount> = {},
): PaymentProvider {
  const { id: accountId, mode, publishableKey, secretKey, webhookSecret } = account
  const methods = ["card", "wallet"]
  const keys = { mode, publishableKey, secretKey, webhookSecret, accountId, methods }
  return stripeProvider({ ...keys, baseUrl: standIn.url, ...changes })
}

/** An order to pay, of 12.30 in a currency with two digits. */
export function orderToPay(changes: Partial<NewPayment> = {}): NewPayment {
  return {
    reference: "V1001",
    amount: cents(1230),
    currencyCode: "EUR",
    method: "card",
    requestKey: `payment 1 V1001 ${crypto.randomUUID()}`,
    returnUrl: "https://shop.example/Center/Order/V1001",
    ...changes,
  }
}
