import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents } from "../../../domain/pricing/money.ts"
import { fromPaypal, toPaypal } from "./paypal-amount.ts"

describe("amounts as PayPal writes them", () => {
  test.each([
    ["USD", 1, "0.01"],
    ["USD", 123456, "1234.56"],
    ["EUR", 100, "1.00"],
    ["JPY", 1230, "1230"],
    ["HUF", 123400, "1234"],
    ["TWD", 500, "5"],
  ])("in %s %i is %s", (code, count, value) => {
    expect(toPaypal(cents(count), code)).toEqual({ currency_code: code, value })
  })

  test.each([
    ["HUF", 123450],
    ["TWD", 1],
    ["KWD", 1230],
    ["RUB", 100],
    ["usd", 100],
    ["USD", 0],
    ["USD", -100],
  ])("%s %i is not taken", (code, count) => {
    expect(toPaypal(cents(count), code)).toBeNull()
  })

  test.each([
    ["HUF", "1234", 123400],
    ["HUF", "1234.00", 123400],
    ["JPY", "1230.00", 1230],
    ["USD", "0.5", 50],
  ])("are read: %s %s is %i", (code, value, count) => {
    expect(fromPaypal({ currency_code: code, value })).toBe(count)
  })

  test.each([
    ["JPY", "1230.5"],
    ["USD", "1.005"],
    ["USD", "1,00"],
    ["USD", ""],
    ["USD", "1e3"],
  ])("%s %s is no amount", (code, value) => {
    expect(fromPaypal({ currency_code: code, value })).toBeNull()
  })

  test("come back as they went", () => {
    const codes = fc.constantFrom("USD", "EUR", "JPY", "HUF", "TWD", "GBP")
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: 99_999_999 }), (code, count) => {
        const written = toPaypal(cents(count), code)
        expect(written === null || fromPaypal(written) === count).toBe(true)
      }),
    )
  })
})
