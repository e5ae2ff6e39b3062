import type { PaymentProvider } from "../../payment-provider.ts"
import type { PaypalAccount } from "./paypal-account.ts"
import { toPaypal } from "./paypal-amount.ts"
import { paypalBrowserSources } from "./paypal-browser-sources.ts"
import { PAYPAL_LIMITS, paypalCalls } from "./paypal-calls.ts"
import { disputesOf } from "./paypal-disputes.ts"
import { paypalOrders } from "./paypal-orders.ts"
import { makePaypalRefund, refundsOf } from "./paypal-refunds.ts"
import { readPaypalWebhook } from "./paypal-webhooks.ts"
import { testPaypalConnection } from "./test-paypal-connection.ts"
import { toldPayment } from "./told-payment.ts"

/** A shop's account at PayPal. It keeps an access token: make it once and use it again. */
export function paypalProvider(account: PaypalAccount, limits = PAYPAL_LIMITS): PaymentProvider {
  const { mode, clientId, merchantId, webhookId } = account
  const calls = paypalCalls(account, limits)
  const orders = paypalOrders(calls, account)
  // For @paypal/paypal-js: which of PayPal's worlds its script comes from.
  const publicKeys = { clientId, merchantId, environment: mode === "live" ? "production" : "sandbox" }

  const known = async <Found>(found: Promise<Found | null>, id: string): Promise<Found> => {
    const payment = await found
    if (payment === null) throw new Error(`PayPal knows no payment ${id}`)
    return payment
  }
  return {
    name: "paypal",
    methods: account.methods,
    payee: merchantId,
    canCharge: (amount, currencyCode) => toPaypal(amount, currencyCode) !== null,
    publicKeys,
    browserSources: paypalBrowserSources(account),
    create: async (payment) => {
      const id = await orders.create(payment)
      return { id, browser: { token: id, ...publicKeys, currency: payment.currencyCode, intent: "capture" } }
    },
    fetch: orders.fetch,
    capture: orders.capture,
    // PayPal cannot cancel an order: one that is never captured takes no money, and PayPal forgets it after some hours.
    cancel: orders.fetch,
    refund: async (refund) => {
      const captureId = refund.captureId ?? (await known(orders.fetch(refund.id), refund.id)).captureId
      if (captureId === null) throw new Error(`There is no money of ${refund.id} to give back`)
      return { ...(await makePaypalRefund(calls, captureId, refund)), requestKey: refund.requestKey }
    },
    fetchAftermath: async (id, captureId) => {
      const order = await known(orders.find(id), id)
      const capture = captureId ?? toldPayment(order).captureId
      return { refunds: refundsOf(order), ...(capture === null ? { disputes: [] } : await disputesOf(calls, capture)) }
    },
    readWebhook: (request) => readPaypalWebhook(calls, webhookId, request),
    testConnection: () => testPaypalConnection(calls, account),
  }
}
