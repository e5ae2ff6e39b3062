import { expect, test } from "vitest"
import { cents, ZERO } from "../pricing/money.ts"
import { fullReduction } from "./full-reduction.ts"

test("it is type 2 and discount kind 1", () => {
  expect(fullReduction.type).toBe(2)
  expect(fullReduction.discountKind).toBe(1)
})

test.each([
  [cents(500), 10_000, 500],
  [cents(10_000), 10_000, 10_000],
  [cents(10_001), 10_000, 10_000],
  [ZERO, 10_000, 0],
  [undefined, 10_000, 0],
  [null, 10_000, 0],
  [cents(-500), 10_000, 0],
  [cents(500), 0, 0],
])("reduce by %s on %d takes %d off", (reduceMoney, amount, off) => {
  expect(fullReduction.moneyOff({ amount: ZERO, reduceMoney }, cents(amount))).toBe(off)
})

test("it gives nothing away and ignores a discount", () => {
  expect(fullReduction.gifts({ amount: ZERO, gifts: [{ variantId: 1, number: 1 }] })).toEqual([])
  expect(fullReduction.moneyOff({ amount: ZERO, discount: 10 }, cents(10_000))).toBe(0)
})
