import type { Money } from "../domain/pricing/money.ts"

/** A payment as its provider tells it. Amounts are hundredths of `currencyCode`, however the provider itself counts. */
export type ProviderPayment = {
  id: string
  /** `open`: the buyer has not finished; `approved`: waits for our capture; `processing`: the provider needs time. */
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

export type NewRefund = {
  id: string
  amount: Money
  currencyCode: string
  /** The same key gives the money back once. */
  requestKey: string
}

/** What the provider's part in the browser needs: a token, and whatever else, such as a public key. */
type BrowserPart = { token: string } & Record<string, string>

/** What a webhook says once its signature is found good; `paymentId` is null where it is about something else. */
type ProviderEvent = { eventId: string; kind: string; paymentId: string | null }

export type WebhookRequest = { text: string; headers: Headers }

/**
 * What every way of paying can do. Each call may take long or fail: none is made inside a transaction.
 * A provider that takes the money by itself never says `approved`; one that cannot cancel just says how the payment stands.
 */
export type PaymentProvider = {
  name: "sandbox" | "paypal" | "stripe"
  methods: readonly string[]
  payee: string
  create: (payment: NewPayment) => Promise<{ id: string; browser: BrowserPart }>
  /** Null where the provider knows no such payment. */
  fetch: (id: string) => Promise<ProviderPayment | null>
  /** Takes the money of an approved payment and says how it stands then. The same key takes it once. */
  capture: (id: string, requestKey: string) => Promise<ProviderPayment>
  /** Gives up a payment that is not finished, and says how it stands then: it may have been paid meanwhile. */
  cancel: (id: string, requestKey: string) => Promise<ProviderPayment>
  /** Is through when the provider has taken the refund on. */
  refund: (refund: NewRefund) => Promise<void>
  /** Null where the signature is not the provider's. */
  readWebhook: (request: WebhookRequest) => Promise<ProviderEvent | null>
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
