import type { LineItem, ShippingRate } from "@stripe/stripe-js"
import type { CallReply } from "../../../../contract/calls.ts"
import { stripeAmount } from "../../../../domain/payments/stripe-amount.ts"
import { fromChargedDecimal } from "../../../../domain/pricing/charged-amount.ts"
import { fill } from "../../../shell/fill.ts"

/** What a wallet's sheet shows; amounts as Stripe counts them. */
export type WalletQuote = {
  amount: number
  currency: string
  /** The total in the base currency, as the order is told that it was seen. */
  expected: number
  lineItems: LineItem[]
  shippingRates: ShippingRate[]
  /** Why it cannot be ordered so; empty where it can. */
  obstacle: string
}

type Words = Record<"sumGoods" | "sumFreight" | "shippingStandard" | "minimumMissing" | "addressOff", string>

/** Null where something of it cannot be bought, or there is nothing to pay. */
export function readQuote(told: CallReply<"POST /api/order/preview">, words: Words): WalletQuote | null {
  const { code } = told.shown
  const total = fromChargedDecimal(told.shown.total, code)
  const amount = stripeAmount(total, code)
  const sending = stripeAmount(fromChargedDecimal(told.shown.freight, code), code)
  if (!amount || sending === null || told.list.some(({ problem }) => problem !== null)) return null
  const isSent = told.freight !== null
  return {
    amount,
    currency: code.toLowerCase(),
    expected: told.total,
    lineItems: [
      { name: words.sumGoods, amount: amount - sending },
      ...(isSent ? [{ name: words.sumFreight, amount: sending }] : []),
    ],
    // The shop has one way of sending. Until it is known where to, a sheet wants one all the same.
    shippingRates: [
      { id: "standard", displayName: words.shippingStandard, amount: sending, ...daysOf(told.freight?.days ?? null) },
    ],
    obstacle: obstacleIn(told, words),
  }
}

function obstacleIn({ shortages, noShipping }: CallReply<"POST /api/order/preview">, words: Words): string {
  const [short] = shortages
  if (short) return fill(words.minimumMissing, { name: short.goodName, count: short.missing })
  return noShipping ? words.addressOff : ""
}

function daysOf(days: { min: number; max: number } | null): Pick<ShippingRate, "deliveryEstimate"> {
  if (!days) return {}
  const estimate = (value: number) => ({ unit: "day", value }) as const
  return { deliveryEstimate: { minimum: estimate(days.min), maximum: estimate(days.max) } }
}
