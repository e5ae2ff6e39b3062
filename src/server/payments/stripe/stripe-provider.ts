import { canCharge } from "../../../domain/payments/stripe-amount.ts"
import type { BrowserSources, PaymentProvider } from "../../payment-provider.ts"
import { listDisputes } from "./list-disputes.ts"
import { readStripeWebhook } from "./read-stripe-webhook.ts"
import type { StripeAccount } from "./stripe-account.ts"
import { stripeClient } from "./stripe-client.ts"
import { stripePayments } from "./stripe-payments.ts"
import { giveBack, listRefunds } from "./stripe-refunds.ts"
import { testStripeConnection } from "./test-stripe-connection.ts"

/**
 * What Stripe's guide to content policies names for Stripe.js and Elements. Google's maps, for the Address Element, are left
 * out since that is not used; what Stripe's own frames load is under their policy, not ours.
 */
const BROWSER_SOURCES: BrowserSources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  image: [],
}

/** Stripe for one shop: PaymentIntents, paid in the browser with the Payment Element or the Express Checkout Element. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const stripe = stripeClient(account)
  const { publishableKey, accountId, methods } = account
  return {
    name: "stripe",
    methods,
    payee: accountId,
    canCharge,
    publicKeys: { publishableKey, account: accountId },
    browserSources: BROWSER_SOURCES,
    ...stripePayments(stripe, account),
    refund: (refund) => giveBack(stripe, refund),
    fetchAftermath: async (id) => {
      const [refunds, disputes] = await Promise.all([listRefunds(stripe, id), listDisputes(stripe, id)])
      return { refunds, disputes }
    },
    readWebhook: (request) => readStripeWebhook(stripe, account, request),
    testConnection: (hosts) => testStripeConnection(stripe, account, hosts),
  }
}
