import fc from "fast-check"
import { expect, test } from "vitest"
import { charged, chargedSum } from "./charged-amount.ts"
import { chargedShare } from "./charged-share.ts"
import { cents } from "./money.ts"

test.each([
  [{ charged: charged(4200), total: cents(4200) }, 0, 1200, 1200],
  // 42 dollars, charged as 6,310 yen.
  [{ charged: charged(6310), total: cents(4200) }, 0, 1400, 2103],
  [{ charged: charged(6310), total: cents(4200) }, 1400, 2800, 2104],
  [{ charged: charged(6310), total: cents(4200) }, 2800, 4200, 2103],
  // 30 dollars, charged as 9.213 dinars.
  [{ charged: charged(9213), total: cents(3000) }, 0, 1000, 3071],
  [{ charged: charged(1), total: cents(3000) }, 0, 1499, 0],
  [{ charged: charged(1), total: cents(3000) }, 1499, 1500, 1],
])("of %j from %i to %i: %i", (charge, before, upTo, share) => {
  expect(chargedShare(charge, { before: cents(before), upTo: cents(upTo) })).toBe(share)
})

test("in whatever steps a total is given back, the parts are exactly what was charged, in whole units of any provider", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(1, 10, 100).map(charged),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
      (units, unit, steps) => {
        const whole = charged(units * unit)
        const total = cents(steps.reduce((all, step) => all + step, 0))
        let before = cents(0)
        const parts = steps.map((step) => {
          const upTo = cents(before + step)
          const part = chargedShare({ charged: whole, total }, { before, upTo }, unit)
          before = upTo
          return part
        })
        expect(chargedSum(parts)).toBe(whole)
        expect(parts.every((part) => part >= 0 && part % unit === 0)).toBe(true)
      },
    ),
  )
})
