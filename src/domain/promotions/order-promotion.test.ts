import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents, ZERO } from "../pricing/money.ts"
import { bestMoneyOff, giftsGiven, orderPromotionRules, tierReached } from "./order-promotion.ts"

const now = new Date("2026-05-15T12:00:00Z")
const over = new Date("2026-05-15T12:00:00Z")
const ladder = [
  { amount: cents(5000), reduceMoney: cents(500) },
  { amount: cents(20_000), reduceMoney: cents(3000) },
  { amount: cents(10_000), reduceMoney: cents(1200) },
]
const reduce = { id: 1, name: "Spring", type: 2, tiers: ladder } as const
const discount = { id: 2, name: "Ten percent", type: 3, tiers: [{ amount: cents(8000), discount: 90 }] } as const
const mug = { variantId: 5, number: 1 }
const pen = { variantId: 6, number: 3 }
const mugs = { id: 3, name: "A mug", type: 1, tiers: [{ amount: cents(6000), gifts: [mug] }] } as const
const pens = {
  id: 4,
  name: "Pens",
  type: 1,
  tiers: [
    { amount: cents(6000), gifts: [pen] },
    { amount: cents(12_000), gifts: [pen, mug] },
  ],
} as const

test("each type has its rule", () => {
  for (const type of [1, 2, 3] as const) expect(orderPromotionRules[type].type).toBe(type)
})

test.each([
  [4999, null],
  [5000, 500],
  [9999, 500],
  [10_000, 1200],
  [19_999, 1200],
  [20_000, 3000],
  [999_999, 3000],
])("at %d the tier reached reduces by %s", (amount, reduceMoney) => {
  expect(tierReached(ladder, cents(amount))?.reduceMoney ?? null).toBe(reduceMoney)
})

describe("bestMoneyOff", () => {
  test.each([
    ["below every tier", [reduce, discount], 4999, null],
    ["only one reached", [reduce, discount], 5000, { id: 1, amount: 500 }],
    ["the discount takes more", [reduce, discount], 9000, { id: 2, amount: 900 }],
    ["the reduction takes more", [reduce, discount], 10_000, { id: 1, amount: 1200 }],
    ["the order of the list does not matter", [discount, reduce], 10_000, { id: 1, amount: 1200 }],
    ["a tie goes to the first", [discount, { ...discount, id: 9 }], 8000, { id: 2, amount: 800 }],
    ["gifts take no money off", [mugs, pens], 20_000, null],
    ["an ended promotion", [{ ...reduce, endAt: over }], 10_000, null],
    ["a promotion to come", [{ ...reduce, beginAt: new Date("2026-05-15T12:00:00.001Z") }], 10_000, null],
    ["a tier that names nothing", [{ ...reduce, tiers: [{ amount: ZERO }] }], 10_000, null],
    ["a discount that names nothing", [{ ...discount, tiers: [{ amount: ZERO }] }], 10_000, null],
    ["none", [], 10_000, null],
    ["an empty cart", [{ ...reduce, tiers: [{ amount: ZERO, reduceMoney: cents(500) }] }], 0, null],
  ])("%s", (_case, promotions, amount, expected) => {
    const best = bestMoneyOff(promotions, cents(amount), now)
    expect(best && { id: best.promotion.id, amount: best.amount }).toEqual(expected)
  })

  test("it never takes off more than the amount", () => {
    const tier = fc.record({
      amount: fc.nat(10_000).map(cents),
      reduceMoney: fc.option(fc.nat(50_000).map(cents)),
      discount: fc.option(fc.integer({ min: -10, max: 120 })),
    })
    const promotion = fc.record({
      id: fc.nat(),
      name: fc.constant("P"),
      type: fc.constantFrom(1 as const, 2 as const, 3 as const),
      tiers: fc.array(tier, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(promotion, { maxLength: 4 }), fc.nat(20_000), (promotions, amount) => {
        const off = bestMoneyOff(promotions, cents(amount), now)?.amount ?? 0
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe("giftsGiven", () => {
  test.each([
    ["below every tier", [mugs, pens, reduce], 5999, []],
    ["every gift promotion reached gives", [mugs, pens, reduce], 6000, [[mug], [pen]]],
    ["only the best tier of each ladder", [mugs, pens], 12_000, [[mug], [pen, mug]]],
    ["an ended promotion", [{ ...mugs, endAt: over }, pens], 6000, [[pen]]],
    ["an empty cart", [{ ...mugs, tiers: [{ amount: ZERO, gifts: [mug] }] }], 0, []],
  ])("%s", (_case, promotions, amount, gifts) => {
    expect(giftsGiven(promotions, cents(amount), now).map((given) => given.gifts)).toEqual(gifts)
  })
})
