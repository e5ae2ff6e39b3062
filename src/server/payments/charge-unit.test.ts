import { describe, expect, test } from "vitest"
import { canCharge } from "../../domain/payments/stripe-amount.ts"
import { charged, OTHER_DIGITS } from "../../domain/pricing/charged-amount.ts"
import { chargeUnit } from "./charge-unit.ts"
import { toPaypal } from "./paypal/paypal-amount.ts"

test.each([
  ["paypal", "USD", 1],
  ["paypal", "HUF", 100],
  ["paypal", "TWD", 100],
  ["paypal", "JPY", 1],
  ["stripe", "HUF", 1],
  ["stripe", "KWD", 10],
  ["stripe", "ISK", 1],
  ["stripe", "MGA", 100],
  ["sandbox", "KWD", 1],
] as const)("%s moves %s in %i", (provider, currencyCode, unit) => {
  expect(chargeUnit({ provider, currencyCode })).toBe(unit)
})

describe.each([
  ["paypal", (amount: number, code: string) => toPaypal(charged(amount), code) !== null],
  ["stripe", (amount: number, code: string) => canCharge(charged(amount), code)],
] as const)("what %s takes are exactly the multiples of its unit", (provider, takes) => {
  test.each(["USD", "HUF", "TWD", "MGA", ...OTHER_DIGITS.keys()].filter((code) => takes(1000, code)))("%s", (code) => {
    const unit = chargeUnit({ provider, currencyCode: code })
    const amounts = Array.from({ length: 2000 }, (_, index) => index + 1)
    expect(amounts.filter((amount) => takes(amount, code))).toEqual(amounts.filter((amount) => amount % unit === 0))
  })
})
