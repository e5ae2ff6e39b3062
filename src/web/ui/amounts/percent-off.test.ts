import { expect, test } from "vitest"
import { cents } from "../../../domain/pricing/money.ts"
import { isReduced, percentOff, savedAmount } from "./percent-off.ts"

test.each([
  [{ price: cents(80), originalPrice: cents(100) }, 20],
  [{ price: cents(71), originalPrice: cents(100) }, 29],
  [{ price: cents(6667), originalPrice: cents(10_000) }, 33],
  [{ price: cents(9999), originalPrice: cents(10_000) }, null],
  [{ price: cents(100), originalPrice: cents(100) }, null],
  [{ price: cents(100), originalPrice: undefined }, null],
  [{ price: cents(0), originalPrice: cents(100) }, null],
  [{ price: cents(10), highestPrice: cents(20), originalPrice: cents(40) }, null],
])("%j is %s percent off", (goods, percent) => {
  expect(percentOff(goods)).toBe(percent)
})

test("a range is reduced when even its dearest was dearer before", () => {
  expect(isReduced({ price: cents(10), highestPrice: cents(20), originalPrice: cents(40) })).toBe(true)
  expect(isReduced({ price: cents(10), highestPrice: cents(20), originalPrice: cents(15) })).toBe(false)
})

test("what is saved is exact", () => {
  expect(savedAmount({ price: cents(10), originalPrice: cents(30) })).toBe(20)
  expect(savedAmount({ price: cents(5), originalPrice: undefined })).toBe(0)
  expect(savedAmount({ price: cents(0), originalPrice: cents(3) })).toBe(0)
})
