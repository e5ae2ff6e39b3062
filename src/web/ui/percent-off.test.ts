import { expect, test } from "vitest"
import { isReduced, percentOff, savedAmount } from "./percent-off.ts"

test.each([
  [{ price: 80, originalPrice: 100 }, 20],
  [{ price: 71, originalPrice: 100 }, 29],
  [{ price: 6667, originalPrice: 10_000 }, 33],
  [{ price: 9999, originalPrice: 10_000 }, null],
  [{ price: 100, originalPrice: 100 }, null],
  [{ price: 100, originalPrice: undefined }, null],
  [{ price: 0, originalPrice: 100 }, null],
  [{ price: 10, highestPrice: 20, originalPrice: 40 }, null],
])("%j is %s percent off", (goods, percent) => {
  expect(percentOff(goods)).toBe(percent)
})

test("a range is reduced when even its dearest was dearer before", () => {
  expect(isReduced({ price: 10, highestPrice: 20, originalPrice: 40 })).toBe(true)
  expect(isReduced({ price: 10, highestPrice: 20, originalPrice: 15 })).toBe(false)
})

test("what is saved is exact", () => {
  expect(savedAmount({ price: 10, originalPrice: 30 })).toBe(20)
  expect(savedAmount({ price: 5, originalPrice: undefined })).toBe(0)
  expect(savedAmount({ price: 0, originalPrice: 3 })).toBe(0)
})
