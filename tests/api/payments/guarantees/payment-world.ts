/** A payment as the shop has begun it. */
export type Begun = { paypalId: string; token: string }

/** What a provider sends by itself. */
export type Delivery = { text: string; headers: HeadersInit }

/** What the provider's own books say of a payment, in the currency's smallest units. */
type Books = { captures: number; captured: number; refunds: number; refunded: number; status: string }

export type Alteration = "amount" | "currency" | "reference" | "payee"

/** A provider with everybody around it who is not the shop: what the guarantees are proved with. */
export type PaymentWorld = {
  name: "sandbox" | "paypal" | "stripe"
  method: string
  /** Where its webhooks come in. */
  address: string
  /** How the provider writes so many smallest units; null: it does not take exactly that, or not this currency. */
  written: Readonly<Record<string, string | null>>
  /** The buyer pays, and may close the browser then: nobody has told the shop. */
  pays: (payment: Begun) => Promise<void>
  declines: (payment: Begun) => Promise<void>
  /** The buyer pays in a way that takes days. */
  paysSlowly: (payment: Begun) => Promise<void>
  /** The days are over; nobody tells. */
  finishes: (payment: Begun) => Promise<void>
  /** All that the provider has to tell of a payment, rightly signed. */
  deliveries: (payment: Begun) => Promise<Delivery[]>
  /** The same signed by somebody else. */
  misSigned: (payment: Begun) => Promise<Delivery[]>
  books: (payment: Begun) => Promise<Books>
  /** What was charged, as the provider writes it. */
  charged: (payment: Begun) => Promise<string>
  /** The payment turns out to be another one than was asked for. */
  alter: (payment: Begun, what: Alteration) => Promise<void>
  /** Nothing is answered any more, or everything again. */
  setDown: (isDown: boolean) => void
}

/** A number of an order that nobody has placed. */
export const OTHER_ORDER = "20261115-2222222222222"
