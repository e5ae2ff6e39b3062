import { randomBytes } from "node:crypto"
import type { AccountProvider, ProviderKeys } from "../../src/domain/payments/provider-keys.ts"
import { startPaypalStandIn } from "../stand-ins/paypal/paypal-stand-in.ts"
import type { Merchant } from "../stand-ins/paypal/stand-in-books.ts"
import { MERCHANT } from "../stand-ins/paypal/test-merchants.ts"
import { startStripe } from "../stand-ins/stripe/stripe-stand-in.ts"

/** A test account at a provider, with what its webhooks' address ends with. */
export type TestAccount = { provider: AccountProvider; keys: ProviderKeys; webhookName: string }

/**
 * Starts what stands in for PayPal and Stripe. The shop finds them, and the secret that keys are sealed with, in the
 * environment that it is started with; so do the tests, which run in processes of their own.
 */
export async function startProviders() {
  const stripe = await startStripe()
  const account = stripe.account()
  const merchant: Merchant = { ...MERCHANT }
  const paypal = await startPaypalStandIn({ merchants: [merchant] })
  const { id: accountId, publishableKey, secretKey, webhookSecret } = account
  const { clientId, clientSecret, merchantId, webhookId } = merchant
  const accounts: TestAccount[] = [
    {
      provider: "stripe",
      keys: { publishableKey, secretKey, webhookSecret, accountId },
      webhookName: randomBytes(18).toString("base64url"),
    },
    {
      provider: "paypal",
      keys: { clientId, clientSecret, merchantId, webhookId },
      webhookName: randomBytes(18).toString("base64url"),
    },
  ]
  Object.assign(process.env, {
    STRIPE_BASE_URL: stripe.url,
    PAYPAL_BASE_URL: paypal.url,
    PROVIDER_KEYS_SECRET: randomBytes(32).toString("hex"),
    SECRET_TEST_KEYS: [secretKey, webhookSecret, clientSecret].join(" "),
  })
  return {
    accounts,
    /** From now on the providers tell the shop what happens, as they do. */
    tellShop: (port: string) => {
      const address = (provider: AccountProvider) =>
        `http://127.0.0.1:${port}/api/pay/webhook/${provider}/${accounts.find((one) => one.provider === provider)?.webhookName}`
      account.listenAt(address("stripe"))
      account.tellAtOnce()
      merchant.webhookUrl = address("paypal")
    },
    stop: async () => {
      await stripe.close()
      await paypal.close()
    },
  }
}
