import type { AccountMode, AccountProvider, ProviderKeys } from "../../../domain/payments/provider-keys.ts"
import type { PaymentProvider } from "../../payment-provider.ts"
import { paypalProvider } from "../paypal/paypal-provider.ts"
import { stripeProvider } from "../stripe/stripe-provider.ts"

type Account = {
  provider: AccountProvider
  mode: AccountMode
  methods: readonly string[]
  /** All that are needed. */
  keys: ProviderKeys
  baseUrl: string | undefined
}

/** The provider as one shop's account reaches it. */
export function makeProvider({ provider, keys, ...account }: Account): PaymentProvider {
  const key = (name: string) => keys[name] ?? ""
  switch (provider) {
    case "paypal":
      return paypalProvider({
        ...account,
        clientId: key("clientId"),
        clientSecret: key("clientSecret"),
        merchantId: key("merchantId"),
        webhookId: key("webhookId"),
      })
    case "stripe":
      return stripeProvider({
        ...account,
        publishableKey: key("publishableKey"),
        secretKey: key("secretKey"),
        webhookSecret: key("webhookSecret"),
        accountId: key("accountId"),
      })
  }
}
