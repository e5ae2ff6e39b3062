import type { Money } from "../../domain/money.ts"

/** A payment as its provider tells it. Amounts are minor units of `currencyCode`. */
export type ProviderPayment = {
  id: string
  /** `open`: the buyer has not finished; `approved`: can be captured; `processing`: the provider needs time. */
  status: "open" | "approved" | "processing" | "captured" | "declined" | "cancelled"
  amount: Money
  currencyCode: string
  /** The order number it was created for. */
  reference: string
  /** Who gets the money. */
  payee: string
  refunded: Money
}

export type NewPayment = {
  reference: string
  amount: Money
  currencyCode: string
  method: string
  /** The same key is the same payment, however often it is asked for. */
  requestKey: string
}

/** What a webhook says once its signature is found good. */
export type ProviderEvent = { eventId: string; kind: string; paymentId: string }

export type WebhookRequest = { text: string; headers: Headers }

/** What every way of paying can do. Each call may take long or fail: none is made inside a transaction. */
export type PaymentProvider = {
  name: "sandbox" | "paypal" | "stripe"
  methods: readonly string[]
  payee: string
  /** Starts a payment; `browser` is what the provider's part in the browser needs, `token` among it. */
  create: (payment: NewPayment) => Promise<{ id: string; browser: { token: string } & Record<string, string> }>
  fetch: (id: string) => Promise<ProviderPayment | null>
  /** Takes the money. The same key takes it once. */
  capture: (id: string, requestKey: string) => Promise<ProviderPayment>
  refund: (id: string, amount: Money, requestKey: string) => Promise<void>
  /** Null where the signature is not the provider's. */
  readWebhook: (request: WebhookRequest) => Promise<ProviderEvent | null>
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
