import { readCharged } from "../../../../src/domain/pricing/charged-amount.ts"
import type { Amount } from "../../../stand-ins/paypal/stand-in-books.ts"
import { OTHER_MERCHANT, type providerShops } from "../provider-shops.ts"
import { OTHER_ORDER, type PaymentWorld } from "./payment-world.ts"

const FOR_EVER = 1_000_000

const unitsOf = ({ currency_code, value }: Amount) => readCharged(value, currency_code) ?? Number.NaN
const total = (amounts: Amount[]) => amounts.reduce((sum, amount) => sum + unitsOf(amount), 0)

export function paypalWorld(
  { paypal }: Pick<Awaited<ReturnType<typeof providerShops>>, "paypal">,
  address: string,
): PaymentWorld {
  const eventsOf = (id: string) => paypal.events.filter(({ text }) => text.includes(id))
  return {
    name: "paypal",
    method: "paypal",
    address,
    written: {
      "USD 4217": "42.17",
      "EUR 1099": "10.99",
      "JPY 1234": "1234",
      "HUF 123400": "1234",
      // PayPal knows no fillér and no dinars.
      "HUF 123450": null,
      "KWD 12340": null,
      "KWD 12345": null,
    },
    pays: async ({ paypalId }) => paypal.approve(paypalId),
    declines: async ({ paypalId }) => paypal.approve(paypalId, "refused"),
    paysSlowly: async ({ paypalId }) => paypal.approve(paypalId, "pending"),
    finishes: async ({ paypalId }) => {
      for (const { id } of paypal.order(paypalId).captures) paypal.endCapture(id, "COMPLETED")
    },
    deliveries: async ({ paypalId }) => eventsOf(paypalId).map((event) => paypal.signed(event)),
    misSigned: async ({ paypalId }) =>
      eventsOf(paypalId).map((event) => paypal.signed(event, OTHER_MERCHANT.webhookId)),
    books: async ({ paypalId }) => {
      const { status, captures, refunds } = paypal.order(paypalId)
      const good = captures.filter((one) => one.status !== "DECLINED" && one.status !== "PENDING")
      const captured = total(good.map(({ amount }) => amount))
      const refunded = total(refunds.map(({ amount }) => amount))
      return { status, captures: captures.length, captured, refunds: refunds.length, refunded }
    },
    charged: async ({ paypalId }) =>
      paypal
        .order(paypalId)
        .captures.map(({ amount }) => amount.value)
        .join(),
    alter: async ({ paypalId }, what) => {
      const order = paypal.order(paypalId)
      if (what === "amount") order.amount = { ...order.amount, value: "0.01" }
      if (what === "currency") order.amount = { ...order.amount, currency_code: "GBP" }
      if (what === "reference") order.customId = OTHER_ORDER
      if (what === "payee") order.payee = OTHER_MERCHANT.merchantId
    },
    setDown: (isDown) => {
      paypal.faults.clear()
      if (!isDown) return
      for (const method of ["GET", "POST"]) paypal.faults.add({ method, path: /./, what: "error", times: FOR_EVER })
    },
  }
}
