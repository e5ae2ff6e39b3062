import fc from "fast-check"
import { expect, test } from "vitest"
import { cents, sum } from "../pricing/money.ts"
import { refundFor } from "./refund.ts"

test.each([
  [{ paid: cents(1000), quantity: 3, returned: 0 }, 3, 1000],
  [{ paid: cents(1000), quantity: 3, returned: 0 }, 1, 333],
  [{ paid: cents(1000), quantity: 3, returned: 1 }, 1, 334],
  [{ paid: cents(1000), quantity: 3, returned: 2 }, 1, 333],
  [{ paid: cents(1000), quantity: 3, returned: 1 }, 2, 667],
  [{ paid: cents(0), quantity: 2, returned: 0 }, 2, 0],
  [{ paid: cents(1000), quantity: 3, returned: 3 }, 0, 0],
])("of %j %d pieces give back %d", (line, number, refund) => {
  expect(refundFor(line, number)).toBe(refund)
})

test.each([4, -1])("%d of 3 pieces cannot come back", (number) => {
  expect(() => refundFor({ paid: cents(1000), quantity: 3, returned: 0 }, number)).toThrow(RangeError)
})

test("in whatever steps a line comes back, it gives back exactly what it cost and never less than nothing", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000).map(cents),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      (paid, steps) => {
        const quantity = steps.reduce((all, step) => all + step, 0)
        let returned = 0
        const refunds = steps.map((step) => {
          const refund = refundFor({ paid, quantity, returned }, step)
          returned += step
          return refund
        })
        expect(sum(refunds)).toBe(paid)
        expect(refunds.every((refund) => refund >= 0)).toBe(true)
      },
    ),
  )
})
