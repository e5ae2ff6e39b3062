import { describe, expect, test } from "vitest"
import type { CallReply } from "../../../../contract/calls.ts"
import { charged, toChargedDecimal } from "../../../../domain/pricing/charged-amount.ts"
import { money, toDecimal } from "../../../../domain/pricing/money.ts"
import { addresses } from "../../../../words/en/features/addresses.ts"
import { purchase } from "../../../../words/en/features/purchase.ts"
import { checkOut } from "../../../../words/en/screens/check-out.ts"
import { readQuote } from "./read-wallet-quote.ts"

type Preview = CallReply<"POST /api/order/preview">
const words = { ...purchase, ...checkOut, ...addresses }

/** What the shop reckons: so many smallest units of a currency. */
function preview(code: string, total: number, freight: number, more: Partial<Preview> = {}): Preview {
  return {
    list: [],
    subtotal: toDecimal(money(0)),
    reductions: [],
    gifts: [],
    total: toDecimal(money(17.5)),
    weight: 300,
    shortages: [],
    nextOffers: [],
    freight: { fee: toDecimal(money(5)), type: 2, free: null, days: { min: 2, max: 4 } },
    noShipping: false,
    couponProblem: null,
    business: null,
    shown: {
      code,
      symbol: "",
      rate: "1",
      subtotal: toChargedDecimal(charged(total - freight), code),
      reductions: [],
      freight: toChargedDecimal(charged(freight), code),
      tax: null,
      total: toChargedDecimal(charged(total), code),
    },
    ...more,
  }
}

describe("what a wallet's sheet shows", () => {
  test.each([
    ["USD", 1_750, 500, 1_750, 500],
    ["JPY", 2_500, 700, 2_500, 700],
    // Stripe counts these in hundredths, though there are none.
    ["ISK", 2_500, 700, 250_000, 70_000],
  ])("%s: parts that sum to the whole, as Stripe counts", (code, total, freight, amount, sending) => {
    expect(readQuote(preview(code, total, freight), words)).toEqual({
      amount,
      currency: code.toLowerCase(),
      expected: 17.5,
      lineItems: [
        { name: "Goods", amount: amount - sending },
        { name: "Freight", amount: sending },
      ],
      shippingRates: [
        {
          id: "standard",
          displayName: "Standard",
          amount: sending,
          deliveryEstimate: { minimum: { unit: "day", value: 2 }, maximum: { unit: "day", value: 4 } },
        },
      ],
      obstacle: "",
    })
  })

  test("until it is known where to, the goods alone", () => {
    const quote = readQuote(preview("USD", 1_250, 0, { freight: null }), words)
    expect(quote?.lineItems).toEqual([{ name: "Goods", amount: 1_250 }])
    expect(quote?.shippingRates).toEqual([{ id: "standard", displayName: "Standard", amount: 0 }])
  })

  test("why it cannot be ordered", () => {
    const short = { shortages: [{ goodName: "Mug", missing: 3 }] }
    expect(readQuote(preview("USD", 1_250, 0, short), words)?.obstacle).toBe("[Mug] needs 3 more.")
    const nowhere = readQuote(preview("USD", 1_250, 0, { freight: null, noShipping: true }), words)
    expect(nowhere?.obstacle).toBe("We do not ship there at the moment.")
  })

  test("nothing where there is nothing to pay, or Stripe would take another amount", () => {
    expect(readQuote(preview("USD", 0, 0), words)).toBeNull()
    expect(readQuote(preview("KWD", 1_234, 0), words)).toBeNull()
  })
})
