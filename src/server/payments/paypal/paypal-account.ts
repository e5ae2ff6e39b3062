/** A shop's account at PayPal: who it is, and what proves it. */
export type PaypalAccount = {
  mode: "live" | "test"
  clientId: string
  clientSecret: string
  /** Who gets the money, as the owner has entered it. */
  merchantId: string
  webhookId: string
  methods: readonly string[]
  /** Another address than PayPal's own, for tests and proxies. */
  baseUrl?: string | undefined
}

const OWN_ADDRESS = { live: "https://api-m.paypal.com", test: "https://api-m.sandbox.paypal.com" }

export function paypalAddress({ mode, baseUrl }: PaypalAccount): string {
  return (baseUrl ?? OWN_ADDRESS[mode]).replace(/\/+$/, "")
}
