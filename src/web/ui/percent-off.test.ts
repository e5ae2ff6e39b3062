import { expect, test } from "vitest"
import { isReduced, percentOff, savedAmount } from "./percent-off.ts"

test.each([
  [{ price: 80, orginPrice: 100 }, 20],
  [{ price: 71, orginPrice: 100 }, 29],
  [{ price: 66.67, orginPrice: 100 }, 33],
  [{ price: 99.99, orginPrice: 100 }, null],
  [{ price: 100, orginPrice: 100 }, null],
  [{ price: 100, orginPrice: null }, null],
  [{ price: 0, orginPrice: 100 }, null],
  [{ price: 10, minPrice: 10, maxPrice: 20, orginPrice: 40 }, null],
])("%j is %s percent off", (goods, percent) => {
  expect(percentOff(goods)).toBe(percent)
})

test("a range is reduced when even its dearest was dearer before", () => {
  expect(isReduced({ price: 10, minPrice: 10, maxPrice: 20, orginPrice: 40 })).toBe(true)
  expect(isReduced({ price: 10, minPrice: 10, maxPrice: 20, orginPrice: 15 })).toBe(false)
})

test("what is saved is exact", () => {
  expect(savedAmount({ price: 0.1, orginPrice: 0.3 })).toBe(0.2)
  expect(savedAmount({ price: 5, orginPrice: null })).toBe(0)
  expect(savedAmount({ price: 0, orginPrice: 3 })).toBe(0)
})
