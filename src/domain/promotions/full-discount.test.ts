import { expect, test } from "vitest"
import { cents, ZERO } from "../pricing/money.ts"
import { fullDiscount } from "./full-discount.ts"

test("it is type 3 and discount kind 3", () => {
  expect(fullDiscount.type).toBe(3)
  expect(fullDiscount.discountKind).toBe(3)
})

test.each([
  [90, 10_000, 1000],
  [85, 9999, 1500], // 84.9915 remain, paid as 84.99
  [100, 10_000, 0],
  [undefined, 10_000, 0],
  [null, 10_000, 0],
  [0, 10_000, 0],
  [1, 10_000, 9900],
  [50, 0, 0],
])("%s percent remaining on %d takes %d off", (discount, amount, off) => {
  expect(fullDiscount.moneyOff({ amount: ZERO, discount }, cents(amount))).toBe(off)
})

test("it gives nothing away and ignores a reduction", () => {
  expect(fullDiscount.gifts({ amount: ZERO, gifts: [{ variantId: 1, number: 1 }] })).toEqual([])
  expect(fullDiscount.moneyOff({ amount: ZERO, reduceMoney: cents(500) }, cents(10_000))).toBe(0)
})
