import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents, ZERO } from "../pricing/money.ts"
import { nextSteps } from "./next-step.ts"
import { bestMoneyOff } from "./order-promotion.ts"
import type { OrderPromotion } from "./order-promotion-rule.ts"

const now = new Date("2026-05-15T12:00:00Z")
const mug = { variantId: 5, number: 1 }
const pen = { variantId: 6, number: 3 }

const reduce: OrderPromotion = {
  ...{ id: 1, name: "Spring", type: 2 },
  tiers: [
    { amount: cents(5000), reduceMoney: cents(500) },
    { amount: cents(20_000), reduceMoney: cents(3000) },
    { amount: cents(10_000), reduceMoney: cents(1200) },
  ],
}
const discount: OrderPromotion = { id: 2, name: "Tenth", type: 3, tiers: [{ amount: cents(8000), discount: 90 }] }
const small: OrderPromotion = {
  id: 5,
  name: "Small",
  type: 2,
  tiers: [{ amount: cents(9000), reduceMoney: cents(100) }],
}
const mugs: OrderPromotion = { id: 3, name: "A mug", type: 1, tiers: [{ amount: cents(6000), gifts: [mug] }] }
const pens: OrderPromotion = {
  ...{ id: 4, name: "Pens", type: 1 },
  tiers: [
    { amount: cents(6000), gifts: [pen] },
    { amount: cents(12_000), gifts: [pen, mug] },
  ],
}
const ended = { ...reduce, endAt: now }
const coming = { ...reduce, beginAt: new Date("2026-05-15T12:00:00.001Z") }

describe("what is missing to what", () => {
  test.each<[string, OrderPromotion[], number, [id: number, missing: number, gives: number][]]>([
    ["an empty cart", [reduce], 0, [[1, 5000, 500]]],
    ["a cent below", [reduce], 4999, [[1, 1, 500]]],
    ["just reached: the next one", [reduce], 5000, [[1, 5000, 1200]]],
    ["all reached", [reduce], 20_000, []],
    ["a discount is told by what it takes off there", [discount], 7000, [[2, 1000, 800]]],
    ["the nearest of two that take money off", [reduce, discount], 7000, [[2, 1000, 800]]],
    ["the order of the list does not matter", [discount, reduce], 7000, [[2, 1000, 800]]],
    ["what would take off less than another already does is no news", [small, discount], 8500, []],
    ["nor what another takes off there anyway", [{ ...discount, id: 9 }, reduce], 9000, [[1, 1000, 1200]]],
    ["a tier that gives nothing", [{ ...reduce, tiers: [{ amount: cents(9000) }] }], 100, []],
    [
      "each gift promotion by itself, beside money",
      [mugs, pens, reduce],
      1000,
      [
        [1, 4000, 500],
        [3, 5000, 0],
        [4, 5000, 0],
      ],
    ],
    ["gifts that are given already are not told again", [mugs, pens], 6000, [[4, 6000, 0]]],
    ["an ended promotion", [ended], 0, []],
    ["one to come", [coming], 0, []],
    ["none", [], 0, []],
  ])("%s", (_case, promotions, amount, expected) => {
    const steps = nextSteps(promotions, cents(amount), now)
    expect(steps.map(({ promotion, missing, moneyOff }) => [promotion.id, missing, moneyOff])).toEqual(expected)
  })
})

test("whoever spends what is missing gets what was promised, and more than before", () => {
  const tier = fc.record({
    amount: fc.nat(10_000).map(cents),
    reduceMoney: fc.option(fc.nat(50_000).map(cents)),
    discount: fc.option(fc.integer({ min: 1, max: 120 })),
  })
  const promotion = fc.record({
    id: fc.nat(),
    name: fc.constant("P"),
    type: fc.constantFrom(2 as const, 3 as const),
    tiers: fc.uniqueArray(tier, { maxLength: 4, selector: (each) => each.amount }),
  })
  fc.assert(
    fc.property(fc.array(promotion, { maxLength: 4 }), fc.nat(12_000).map(cents), (promotions, amount) => {
      for (const { missing, moneyOff } of nextSteps(promotions, amount, now)) {
        const then = bestMoneyOff(promotions, cents(amount + missing), now)?.amount ?? ZERO
        expect(missing).toBeGreaterThan(0)
        expect(then).toBe(moneyOff)
      }
    }),
  )
})
