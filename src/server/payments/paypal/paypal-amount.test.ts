import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type ChargedAmount, readCharged } from "../../../domain/pricing/charged-amount.ts"
import { fromPaypal, toPaypal } from "./paypal-amount.ts"

function amount(text: string, code: string): ChargedAmount {
  const read = readCharged(text, code)
  if (read === null) throw new Error(`${text} is no amount of ${code}`)
  return read
}

describe("amounts as PayPal writes them", () => {
  test.each([
    ["USD", "0.01", "0.01"],
    ["USD", "1234.56", "1234.56"],
    ["EUR", "1", "1.00"],
    ["JPY", "1230", "1230"],
    ["HUF", "1234.00", "1234"],
    ["TWD", "5", "5"],
  ])("in %s %s is %s", (code, text, value) => {
    expect(toPaypal(amount(text, code), code)).toEqual({ currency_code: code, value })
  })

  test.each([
    ["HUF", "1234.50"],
    ["TWD", "0.01"],
    ["KWD", "1.230"],
    ["RUB", "1.00"],
    ["usd", "1.00"],
    ["USD", "0"],
    ["USD", "-1.00"],
  ])("%s %s is not taken", (code, text) => {
    expect(toPaypal(amount(text, code), code)).toBeNull()
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
        const sent = amount(
          code === "JPY" ? String(count) : `${Math.floor(count / 100)}.${String(count % 100).padStart(2, "0")}`,
          code,
        )
        const written = toPaypal(sent, code)
        const isWhole = code === "JPY" || count % 100 === 0
        expect(written === null).toBe((code === "HUF" || code === "TWD") && !isWhole)
        expect(written === null || fromPaypal(written) === sent).toBe(true)
      }),
    )
  })
})
