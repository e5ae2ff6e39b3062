import { expect, expectTypeOf, test } from "vitest"
import {
  type ChargedAmount,
  charged,
  chargedText,
  currencyDigits,
  fromChargedDecimal,
  isChargedDecimal,
  readCharged,
  toChargedDecimal,
} from "./charged-amount.ts"
import type { ApiDecimal, Money } from "./money.ts"

test.each([
  ["USD", 1230, "12.30", 2],
  ["EUR", 5, "0.05", 2],
  ["JPY", 1230, "1230", 0],
  ["HUF", 123_400, "1234.00", 2],
  ["KWD", 1230, "1.230", 3],
  ["KWD", 7, "0.007", 3],
  ["JPY", -40, "-40", 0],
  ["USD", -40, "-0.40", 2],
])("%s: %i units are written %s", (code, units, text, digits) => {
  expect(currencyDigits(code)).toBe(digits)
  expect(chargedText(charged(units), code)).toBe(text)
  expect(readCharged(text, code)).toBe(units)
  expect(toChargedDecimal(charged(units), code)).toBe(Number(text))
  expect(fromChargedDecimal(toChargedDecimal(charged(units), code), code)).toBe(units)
})

test.each([
  ["JPY", "12.5"],
  ["USD", "12.345"],
  ["USD", "1e3"],
  ["USD", ""],
  ["USD", ".50"],
  ["KWD", "1,2"],
])("%s has no amount %s", (code, text) => expect(readCharged(text, code)).toBeNull())

test("digits beyond the currency's own count only where they are zero", () => {
  expect(readCharged("12.00", "JPY")).toBe(12)
  expect(readCharged("12", "USD")).toBe(1200)
})

test("an amount of a currency is neither money of the base currency nor a decimal", () => {
  expectTypeOf<ChargedAmount>().not.toExtend<Money>()
  expectTypeOf<Money>().not.toExtend<ChargedAmount>()
  expectTypeOf<ChargedAmount>().not.toExtend<ApiDecimal>()
  expectTypeOf<number>().not.toExtend<ChargedAmount>()
})

test.each([1e21, 0.0001, Number.NaN, Number.POSITIVE_INFINITY, 1e15])("%d is no decimal of any currency", (sent) =>
  expect(isChargedDecimal(sent)).toBe(false),
)

test("what is beyond counting is no amount", () => {
  expect(readCharged("9999999999999.999", "KWD")).toBeNull()
  expect(() => charged(0.5)).toThrow(RangeError)
})
