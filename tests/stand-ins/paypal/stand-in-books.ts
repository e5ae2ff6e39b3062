import { randomBytes } from "node:crypto"

/** A business account with one app: its keys, and the webhook that it has registered. */
export type Merchant = {
  clientId: string
  clientSecret: string
  merchantId: string
  webhookId: string
  /** Where events go by themselves; none where the test delivers them. */
  webhookUrl?: string
  /** Whether the app has the feature "disputes"; it has unless it is said otherwise. */
  readsDisputes?: boolean
  /** Whether the app may ask whose account it is; it may unless it is said otherwise. */
  readsIdentity?: boolean
}

export type Amount = { currency_code: string; value: string }
export type OrderStatus = "CREATED" | "SAVED" | "APPROVED" | "VOIDED" | "COMPLETED" | "PAYER_ACTION_REQUIRED"
type CaptureStatus = "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED" | "FAILED"
export type RefundStatus = "COMPLETED" | "PENDING" | "FAILED" | "CANCELLED"
/** What happens at the next capture: an error and another try, an answer that is final, or a wait. */
export type Fate = "complete" | "instrumentDeclined" | "refused" | "declined" | "pending"

export type StandInCapture = { id: string; status: CaptureStatus; amount: Amount }
export type StandInRefund = {
  id: string
  captureId: string
  status: RefundStatus
  amount: Amount
  customId: string | undefined
}
export type StandInOrder = {
  id: string
  owner: Merchant
  status: OrderStatus
  amount: Amount
  payee: string
  customId: string
  method: "paypal" | "card"
  returnUrl: string
  fate: Fate
  declines: number
  captures: StandInCapture[]
  refunds: StandInRefund[]
}
export type StandInDispute = {
  id: string
  owner: Merchant
  captureId: string
  status: "OPEN" | "WAITING_FOR_SELLER_RESPONSE" | "UNDER_REVIEW" | "RESOLVED"
  reason: string
  amount: Amount
  due: Date
  outcome?: { code: string; refunded?: Amount }
}

/** Everything that the stand-in knows. */
export type Books = {
  merchants: Merchant[]
  orders: Map<string, StandInOrder>
  disputes: Map<string, StandInDispute>
}

const ID_LETTERS = 17

/** Seventeen capitals and digits, as PayPal's numbers are. */
export function newId(): string {
  return BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString(36)
    .toUpperCase()
    .padStart(ID_LETTERS, "0")
    .slice(-ID_LETTERS)
}

export function captureOf(
  books: Books,
  captureId: string,
): { order: StandInOrder; capture: StandInCapture } | undefined {
  for (const order of books.orders.values()) {
    const capture = order.captures.find(({ id }) => id === captureId)
    if (capture) return { order, capture }
  }
  return undefined
}

/** Thousandths: enough for every currency. */
export function count({ value }: Amount): bigint {
  const [whole = "0", fraction = ""] = value.split(".")
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, "0").slice(0, 3))
}
