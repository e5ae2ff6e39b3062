import type { NewPayment, ProviderPayment } from "../../payment-provider.ts"
import type { PaypalAccount } from "./paypal-account.ts"
import { toPaypal } from "./paypal-amount.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { PaypalRefusal } from "./paypal-error.ts"
import { newOrderShape, orderShape, type PaypalOrder } from "./paypal-shapes.ts"
import { toldPayment } from "./told-payment.ts"

const NOT_FOUND = 404

/**
 * This buyer cannot pay this order so; another order may go well. After the first three PayPal would let the buyer choose
 * another instrument for the same order, but goes on calling it approved meanwhile: nobody could tell a new approval from
 * the one that was declined. So the payment is over, and the next one is an order of its own.
 */
const DECLINED = new Set([
  ...["INSTRUMENT_DECLINED", "PAYER_ACTION_REQUIRED", "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING"],
  ...["TRANSACTION_REFUSED", "TRANSACTION_LIMIT_EXCEEDED", "TRANSACTION_RECEIVING_LIMIT_EXCEEDED"],
  ...["TRANSACTION_BLOCKED_BY_PAYEE", "PAYEE_BLOCKED_TRANSACTION", "DECLINED_DUE_TO_RELATED_TXN"],
  ...["PAYER_CANNOT_PAY", "PAYER_ACCOUNT_RESTRICTED", "PAYER_ACCOUNT_LOCKED_OR_CLOSED", "COMPLIANCE_VIOLATION"],
  ...["CARD_BRAND_NOT_SUPPORTED", "DOMESTIC_TRANSACTION_REQUIRED", "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED"],
])

/** Somebody else was quicker, or too quick: the order itself says how it stands. */
const AS_IT_STANDS = new Set(["ORDER_ALREADY_CAPTURED", "ORDER_COMPLETION_IN_PROGRESS", "ORDER_NOT_APPROVED"])

export type PaypalOrders = {
  create: (payment: NewPayment) => Promise<string>
  find: (id: string) => Promise<PaypalOrder | null>
  fetch: (id: string) => Promise<ProviderPayment | null>
  capture: (id: string) => Promise<ProviderPayment>
}

/** Orders v2. */
export function paypalOrders(calls: PaypalCalls, account: Pick<PaypalAccount, "merchantId" | "methods">): PaypalOrders {
  const find = async (id: string) => {
    try {
      return await calls.get(orderPath(id), orderShape)
    } catch (failure) {
      if (failure instanceof PaypalRefusal && failure.status === NOT_FOUND) return null
      throw failure
    }
  }
  const standing = async (id: string) => toldPayment(await calls.get(orderPath(id), orderShape))

  /** Without a request id: an order can be captured once, and PayPal would repeat a decline for six hours under the same id. */
  const capture = async (id: string): Promise<ProviderPayment> => {
    try {
      return toldPayment(await calls.post(`${orderPath(id)}/capture`, orderShape, { body: "{}" }))
    } catch (failure) {
      if (!(failure instanceof PaypalRefusal)) throw failure
      if (failure.has(AS_IT_STANDS)) return standing(id)
      if (!failure.has(DECLINED)) throw failure
      const told = await standing(id)
      return told.status === "approved" || told.status === "open" ? { ...told, status: "declined" } : told
    }
  }

  return {
    find,
    capture,
    create: async (payment) => {
      const body = JSON.stringify(newOrder(payment, account))
      const { id } = await calls.post("/v2/checkout/orders", newOrderShape, { body, requestKey: payment.requestKey })
      return id
    },
    fetch: async (id) => {
      const order = await find(id)
      return order && toldPayment(order)
    },
  }
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/**
 * No invoice id: PayPal refuses one that it has seen, and an order of ours can be paid at the second attempt or share the
 * account with another shop. The buyer sees the order number as description.
 */
function newOrder(payment: NewPayment, { merchantId, methods }: Pick<PaypalAccount, "merchantId" | "methods">) {
  const { reference, amount, currencyCode, method } = payment
  const money = toPaypal(amount, currencyCode)
  if (!money) throw new Error(`PayPal cannot charge exactly this amount of ${currencyCode}`)
  if (!methods.includes(method)) throw new Error(`PayPal has no method ${method} here`)
  return {
    intent: "CAPTURE",
    purchase_units: [
      { custom_id: reference, description: reference, amount: money, payee: { merchant_id: merchantId } },
    ],
    payment_source: paymentSource(payment),
  }
}

/** The address is ours to ask for and already known to the order: PayPal asks for none. */
function paymentSource({ method, returnUrl }: NewPayment) {
  const urls = { return_url: returnUrl, cancel_url: returnUrl }
  return method === "card"
    ? { card: { experience_context: urls, attributes: { verification: { method: "SCA_WHEN_REQUIRED" } } } }
    : { paypal: { experience_context: { ...urls, shipping_preference: "NO_SHIPPING", user_action: "PAY_NOW" } } }
}
