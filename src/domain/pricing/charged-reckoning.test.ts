import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { chargedSum } from "./charged-amount.ts"
import { chargedReckoning, piecesAmount } from "./charged-reckoning.ts"
import { shownAmount } from "./currency.ts"
import { cents, ZERO } from "./money.ts"
import { orderTotal, type Purchase, reckonGoods } from "./reductions.ts"

const now = new Date("2026-05-15T12:00:00Z")
const usd = { code: "USD", symbol: "$", rate: "1" }
const eur = { code: "EUR", symbol: "€", rate: "1.08" }
const jpy = { code: "JPY", symbol: "¥", rate: "0.0067" }
const kwd = { code: "KWD", symbol: "KD", rate: "3.25" }
const sale = { id: 11, name: "May sale", freeShipping: false, goods: [] }
const full = (price: number) => ({ ordinary: cents(price), price: cents(price), promotion: null })
const onSale = (ordinary: number, price: number) => ({
  ordinary: cents(ordinary),
  price: cents(price),
  promotion: sale,
})
const fiveOff = { id: 21, name: "Five off", type: 2, tiers: [{ amount: cents(0), reduceMoney: cents(500) }] } as const
const allOff = {
  id: 31,
  name: "All",
  used: false,
  endAt: null,
  kind: "fullReduction",
  fullReduction: ZERO,
  amount: cents(9_999_999),
} as const
const none: Purchase = { lines: [], orderPromotions: [], coupon: null, now }

describe("chargedReckoning", () => {
  test.each([
    // 3.33 is 3.08 in euro, so three are 9.24; 9.99 rounded at once would be 9.25.
    ["three pieces", { lines: [{ variantId: 1, quantity: 3, unit: full(333) }] }, eur, 924, [], 924],
    ["in the base currency", { lines: [{ variantId: 1, quantity: 3, unit: full(333) }] }, usd, 999, [], 999],
    ["whole yen", { lines: [{ variantId: 1, quantity: 7, unit: full(100) }] }, jpy, 1043, [], 1043],
    ["thousandths", { lines: [{ variantId: 1, quantity: 3, unit: full(100) }] }, kwd, 924, [], 924],
    // By the prices shown: 3.08 instead of 3.70, three times.
    ["a sale", { lines: [{ variantId: 1, quantity: 3, unit: onSale(400, 333) }] }, eur, 1110, [186], 924],
    [
      "money off, as it is shown",
      { lines: [{ variantId: 1, quantity: 3, unit: full(333) }], orderPromotions: [fiveOff] },
      ...([eur, 924, [463], 461] as const),
    ],
    // 9.99 rounded at once would be 9.25, a cent more than the goods.
    [
      "what takes off all",
      { lines: [{ variantId: 1, quantity: 3, unit: full(333) }], coupon: allOff },
      ...([eur, 924, [924], 0] as const),
    ],
    // 100 pieces of 0.93 (1.00) are 93.00, the 99.99 off are 92.58.
    [
      "almost all",
      { lines: [{ variantId: 1, quantity: 100, unit: full(100) }], coupon: { ...allOff, amount: cents(9_999) } },
      ...([eur, 9300, [9258], 42] as const),
    ],
    // 100 pieces of 1.87 (2.02) are 187.00, less than the 187.03 (201.99) that are off: nothing falls below zero.
    [
      "more than is left of rounded prices",
      { lines: [{ variantId: 1, quantity: 100, unit: full(202) }], coupon: { ...allOff, amount: cents(20_199) } },
      ...([eur, 18_700, [18_700], 0] as const),
    ],
  ])("%s", (_case, change, currency, subtotal, off, total) => {
    const reckoned = chargedReckoning(reckonGoods({ ...none, ...change }), ZERO, currency)
    expect(reckoned.subtotal).toBe(subtotal)
    expect(reckoned.reductions.map(({ shown }) => shown)).toEqual(off)
    expect(reckoned.total).toBe(total)
  })

  test("freight comes last, rounded by itself", () => {
    const goods = reckonGoods({ ...none, lines: [{ variantId: 1, quantity: 3, unit: full(333) }] })
    expect(chargedReckoning(goods, cents(799), eur)).toMatchObject({ subtotal: 924, freight: 740, total: 1664 })
  })
})

describe("for any purchase and currency", () => {
  const amount = (max: number) => fc.integer({ min: 1, max }).map(cents)
  const line = fc
    .tuple(fc.nat(99), fc.integer({ min: 1, max: 200 }), amount(50_000), amount(50_000), fc.nat(3))
    .map(([variantId, quantity, one, other, promotionId]) => ({
      variantId,
      quantity,
      unit:
        one === other
          ? { ordinary: one, price: one, promotion: null }
          : {
              ordinary: cents(Math.max(one, other)),
              price: cents(Math.min(one, other)),
              promotion: { ...sale, id: promotionId },
            },
    }))
  const promotion = fc.record({
    id: fc.nat(9),
    name: fc.constant("P"),
    type: fc.constantFrom(2 as const, 3 as const),
    tiers: fc.array(
      fc.record({ amount: amount(100_000), reduceMoney: amount(50_000), discount: fc.integer({ min: 1, max: 100 }) }),
      { maxLength: 3 },
    ),
  })
  const coupon = fc.record({
    id: fc.nat(9),
    name: fc.constant("C"),
    used: fc.constant(false),
    endAt: fc.constant(null),
    kind: fc.constantFrom("fullReduction" as const, "percentage" as const),
    fullReduction: amount(10_000),
    amount: amount(2_000_000),
    discount: fc.integer({ min: 1, max: 99 }),
  })
  const purchase = fc.record({
    lines: fc.array(line, { maxLength: 6 }),
    orderPromotions: fc.array(promotion, { maxLength: 3 }),
    coupon: fc.option(coupon),
    now: fc.constant(now),
  })
  const rate = fc.integer({ min: 1, max: 2_000_000 }).map((scaled) => (scaled / 10_000).toFixed(4))
  const currency = fc.record({ code: fc.constantFrom("EUR", "JPY", "KWD"), symbol: fc.constant("x"), rate })

  test("the shown price of a piece times its pieces sums to the goods, and all parts to the total", () => {
    fc.assert(
      fc.property(purchase, fc.nat(5_000).map(cents), currency, (bought, freight, chosen) => {
        const goods = reckonGoods(bought)
        const shown = chargedReckoning(goods, freight, chosen)
        const lines = bought.lines.map(({ unit, quantity }) => shownAmount(unit.ordinary, chosen) * quantity)
        expect(shown.subtotal).toBe(lines.reduce((all, each) => all + each, 0))
        const off = chargedSum(shown.reductions.map((each) => each.shown))
        expect(shown.subtotal - off + shown.freight).toBe(shown.total)
        expect(shown.reductions.every((each) => each.shown >= 0)).toBe(true)
        expect(shown.total).toBeGreaterThanOrEqual(shown.freight)
      }),
      { numRuns: 1_000 },
    )
  })

  test("what is free in the base currency is free here, and the base currency itself is never changed", () => {
    fc.assert(
      fc.property(purchase, fc.nat(5_000).map(cents), currency, (bought, freight, chosen) => {
        const goods = reckonGoods(bought)
        if (goods.goodsTotal === 0) expect(chargedReckoning(goods, ZERO, chosen).total).toBe(0)
        expect(chargedReckoning(goods, freight, usd).total).toBe(orderTotal(goods, freight))
      }),
      { numRuns: 1_000 },
    )
  })

  test("lines at their sale prices sum to the goods less what goods promotions take off", () => {
    fc.assert(
      fc.property(purchase, currency, (bought, chosen) => {
        const shown = chargedReckoning(reckonGoods(bought), ZERO, chosen)
        const off = shown.reductions.filter(({ kind }) => kind === "goodsPromotion").map((each) => each.shown)
        const lines = bought.lines.map(({ unit, quantity }) => piecesAmount(unit.price, quantity, chosen))
        expect(shown.subtotal - chargedSum(off)).toBe(chargedSum(lines))
      }),
    )
  })
})
