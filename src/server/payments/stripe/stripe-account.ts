/** A shop's account at Stripe in one of its modes, as the owner entered it. */
export type StripeAccount = {
  mode: "live" | "test"
  publishableKey: string
  secretKey: string
  /** Signs what Stripe tells at this shop's address. */
  webhookSecret: string
  accountId: string
  methods: readonly string[]
  /** For tests and proxies. */
  baseUrl?: string | undefined
}
