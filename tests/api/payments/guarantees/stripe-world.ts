import { signedWebhook } from "../../../stand-ins/stripe/sign-webhook.ts"
import { chargeOf, intentOf } from "../../../stand-ins/stripe/stripe-books.ts"
import type { StripeStandIn } from "../../../stand-ins/stripe/stripe-stand-in.ts"
import type { StripeStandInAccount } from "../../../stand-ins/stripe/stripe-stand-in-account.ts"
import { TEST_CARDS } from "../../../stand-ins/stripe/test-cards.ts"
import { OTHER_ORDER, type PaymentWorld } from "./payment-world.ts"

const FOR_EVER = 1_000_000

export function stripeWorld(standIn: StripeStandIn, account: StripeStandInAccount, address: string): PaymentWorld {
  const { books } = account
  const eventsOf = (id: string) => books.events.filter(({ text }) => text.includes(id))
  const chargesOf = (id: string) =>
    [...books.charges.values()].filter(({ payment_intent, captured }) => payment_intent === id && captured)
  return {
    name: "stripe",
    method: "card",
    address,
    written: {
      "USD 4217": "4217",
      "EUR 1099": "1099",
      "JPY 1234": "1234",
      "HUF 123400": "123400",
      "HUF 123450": "123450",
      "KWD 12340": "12340",
      // The card networks take tens of fils only.
      "KWD 12345": null,
    },
    pays: async ({ paypalId }) => void account.pay(paypalId, TEST_CARDS.success),
    declines: async ({ paypalId }) => void account.pay(paypalId, TEST_CARDS.declined),
    paysSlowly: async ({ paypalId }) => void account.pay(paypalId, TEST_CARDS.slow),
    finishes: async ({ paypalId }) => void account.finishDebit(paypalId, true),
    deliveries: async ({ paypalId }) => eventsOf(paypalId).map((event) => account.webhook(event)),
    misSigned: async ({ paypalId }) =>
      eventsOf(paypalId).map(({ text }) => signedWebhook(text, { secrets: ["whsec_somebody_elses"] })),
    books: async ({ paypalId }) => {
      const charges = chargesOf(paypalId)
      const refunds = books.refunds.filter(({ payment_intent }) => payment_intent === paypalId)
      return {
        status: intentOf(books, paypalId).status,
        captures: charges.length,
        captured: charges.reduce((sum, { amount_captured }) => sum + amount_captured, 0),
        refunds: refunds.length,
        refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
      }
    },
    charged: async ({ paypalId }) => String(chargeOf(books, paypalId).amount),
    alter: async ({ paypalId }, what) => {
      const intent = intentOf(books, paypalId)
      if (what === "amount") intent.amount_received = 1
      if (what === "currency") intent.currency = "gbp"
      if (what === "reference") intent.metadata = { order_no: OTHER_ORDER }
      if (what === "payee") intent.transfer_data = { destination: "acct_somebody_else" }
    },
    setDown: (isDown) => {
      standIn.faults.clear()
      if (isDown) standIn.faults.order({ how: { status: 503 }, times: FOR_EVER })
    },
  }
}
