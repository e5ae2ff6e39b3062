import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isRefused } from "../refusal.ts"
import { freightFor } from "./freight.ts"
import { cents, sum, ZERO } from "./money.ts"
import { orderTotal, type Purchase, reckonGoods } from "./reductions.ts"

const now = new Date("2026-05-15T12:00:00Z")
const sale = { id: 11, name: "May sale", freeShipping: false, goods: [] }
const full = (price: number) => ({ ordinary: cents(price), price: cents(price), promotion: null })
const onSale = (ordinary: number, price: number) => ({
  ordinary: cents(ordinary),
  price: cents(price),
  promotion: sale,
})
const lamp = { variantId: 1, quantity: 2, unit: onSale(3000, 2500) }
const chair = { variantId: 2, quantity: 1, unit: full(5001) }
const tenOff = {
  id: 21,
  name: "Ten off",
  type: 2,
  tiers: [{ amount: cents(10_000), reduceMoney: cents(1000) }],
} as const
const fifth = { id: 22, name: "A fifth off", type: 3, tiers: [{ amount: cents(0), discount: 80 }] } as const
const mug = {
  id: 23,
  name: "Mug",
  type: 1,
  tiers: [{ amount: cents(10_000), gifts: [{ variantId: 9, number: 1 }] }],
} as const
const coupon = {
  id: 31,
  name: "Welcome",
  used: false,
  endAt: null,
  kind: "fullReduction",
  fullReduction: cents(9000),
  amount: cents(500),
} as const
const none: Purchase = { lines: [lamp, chair], orderPromotions: [], coupon: null, now }
const rate = {
  region: "US",
  firstWeight: 500,
  firstFee: cents(800),
  furtherWeight: 250,
  furtherFee: cents(150),
  freeAbove: cents(9000),
  days: null,
}

describe("reckonGoods", () => {
  test("goods promotion, order promotion, coupon, in this order", () => {
    const reckoning = reckonGoods({ ...none, orderPromotions: [tenOff, mug], coupon })
    expect(reckoning).toEqual({
      lines: [
        {
          variantId: 1,
          quantity: 2,
          unit: lamp.unit,
          ordinary: 6000,
          shares: { goodsPromotion: 1000, orderPromotion: 500, coupon: 250 },
          paid: 4250,
        },
        {
          variantId: 2,
          quantity: 1,
          unit: chair.unit,
          ordinary: 5001,
          shares: { goodsPromotion: 0, orderPromotion: 500, coupon: 250 },
          paid: 4251,
        },
      ],
      subtotal: 11_001,
      reductions: [
        { kind: "goodsPromotion", id: 11, name: "May sale", amount: 1000 },
        { kind: "orderPromotion", id: 21, name: "Ten off", amount: 1000 },
        { kind: "coupon", id: 31, name: "Welcome", amount: 500 },
      ],
      gifts: [{ promotion: mug, gifts: [{ variantId: 9, number: 1 }] }],
      saleTotal: 10_001,
      freightAmount: 9001,
      goodsTotal: 8501,
      couponRefusal: null,
    })
  })

  test.each([
    ["nothing", {}, [["goodsPromotion", 1000]], 10_001],
    [
      "the promotion that takes most off",
      { orderPromotions: [tenOff, fifth] },
      [
        ["goodsPromotion", 1000],
        ["orderPromotion", 2000],
      ],
      8001,
    ],
    [
      "a tier is reached by the sale price, not the ordinary one",
      {
        lines: [{ ...lamp, quantity: 1 }, chair],
        orderPromotions: [{ ...tenOff, tiers: [{ amount: cents(8000), reduceMoney: cents(1000) }] }],
      },
      [["goodsPromotion", 500]],
      7501,
    ],
    [
      "a coupon sees what the promotion left",
      {
        orderPromotions: [fifth],
        coupon: { ...coupon, kind: "percentage" as const, discount: 50, fullReduction: cents(8000) },
      },
      [
        ["goodsPromotion", 1000],
        ["orderPromotion", 2000],
        ["coupon", 4000],
      ],
      4001,
    ],
    [
      "a coupon larger than the order",
      { coupon: { ...coupon, amount: cents(99_999) } },
      [
        ["goodsPromotion", 1000],
        ["coupon", 10_001],
      ],
      0,
    ],
    [
      "an empty cart",
      { lines: [], orderPromotions: [fifth, mug], coupon: { ...coupon, fullReduction: cents(0) } },
      [],
      0,
    ],
  ])("%s", (_case, change, reductions, goodsTotal) => {
    const reckoning = reckonGoods({ ...none, ...change })
    expect(reckoning.reductions.map(({ kind, amount }) => [kind, amount])).toEqual(reductions)
    expect(reckoning.goodsTotal).toBe(goodsTotal)
  })

  test.each([
    ["used", { ...coupon, used: true }, { why: "used" }],
    ["expired", { ...coupon, endAt: now }, { why: "expired" }],
    ["below its amount", { ...coupon, fullReduction: cents(10_002) }, { why: "belowAmount", missing: 1 }],
  ])("a coupon that is %s takes nothing off and says why", (_case, given, details) => {
    const reckoning = reckonGoods({ ...none, coupon: given })
    expect(reckoning.couponRefusal).toEqual({ refused: "couponInvalid", details })
    expect(reckoning.goodsTotal).toBe(10_001)
  })

  test("lines of one sale make one reduction, other sales their own", () => {
    const other = {
      variantId: 3,
      quantity: 1,
      unit: { ...onSale(200, 100), promotion: { ...sale, id: 12, name: "Flash" } },
    }
    const second = { variantId: 4, quantity: 3, unit: onSale(200, 190) }
    expect(reckonGoods({ ...none, lines: [lamp, other, second] }).reductions).toEqual([
      { kind: "goodsPromotion", id: 11, name: "May sale", amount: 1030 },
      { kind: "goodsPromotion", id: 12, name: "Flash", amount: 100 },
    ])
  })

  test.each([0, -100])("a line priced %d is a bug", (price) => {
    expect(() => reckonGoods({ ...none, lines: [{ ...lamp, unit: full(price) }] })).toThrow(RangeError)
  })
})

test("freight is added last", () => {
  const goods = reckonGoods(none)
  expect(orderTotal(goods, cents(950))).toBe(10_951)
  expect(orderTotal(goods, ZERO)).toBe(10_001)
})

describe("whatever the cart", () => {
  const amount = (max: number) => fc.nat(max).map(cents)
  const unit = fc
    .tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 50_000 }))
    .map(([a, b]) => (a === b ? full(a) : onSale(Math.max(a, b), Math.min(a, b))))
  const line = fc.record({ variantId: fc.nat(99), quantity: fc.integer({ min: 1, max: 50 }), unit })
  const tier = fc.record({
    amount: amount(100_000),
    reduceMoney: amount(200_000),
    discount: fc.integer({ min: 1, max: 100 }),
  })
  const promotion = fc.record({
    id: fc.nat(9),
    name: fc.constant("P"),
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    tiers: fc.array(tier, { maxLength: 3 }),
  })
  const anyCoupon = fc.record({
    id: fc.nat(9),
    name: fc.constant("C"),
    used: fc.boolean(),
    endAt: fc.constantFrom(null, now),
    kind: fc.constantFrom("fullReduction" as const, "percentage" as const),
    fullReduction: amount(100_000),
    amount: amount(200_000),
    discount: fc.integer({ min: 1, max: 100 }),
  })
  const purchase = fc.record({
    lines: fc.array(line, { maxLength: 6 }),
    orderPromotions: fc.array(promotion, { maxLength: 3 }),
    coupon: fc.option(anyCoupon),
    now: fc.constant(now),
  })

  test("each reduction is the sum of the lines' shares, and the lines sum to the total", () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const { lines, reductions, subtotal, goodsTotal } = reckonGoods(bought)
        for (const kind of ["goodsPromotion", "orderPromotion", "coupon"] as const) {
          const named = reductions.filter((reduction) => reduction.kind === kind)
          expect(sum(lines.map((each) => each.shares[kind]))).toBe(sum(named.map((reduction) => reduction.amount)))
        }
        expect(sum(lines.map((each) => each.ordinary))).toBe(subtotal)
        expect(sum(lines.map((each) => each.paid))).toBe(goodsTotal)
        expect(subtotal - sum(reductions.map((reduction) => reduction.amount))).toBe(goodsTotal)
      }),
    )
  })

  test("nothing falls below zero", () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const { lines, reductions, goodsTotal } = reckonGoods(bought)
        const amounts = lines.flatMap((each) => [each.paid, ...Object.values(each.shares)])
        expect([goodsTotal, ...amounts].every((amount) => amount >= 0)).toBe(true)
        expect(reductions.every((reduction) => reduction.amount > 0)).toBe(true)
      }),
    )
  })

  test("adding a coupon never raises the total, freight included", () => {
    const total = (bought: Purchase) => {
      const goods = reckonGoods(bought)
      const lines = bought.lines.map(({ quantity }) => ({ weight: 100, quantity, shipsFree: false }))
      const freeRegions = { freeShipping: false, regions: [] }
      const freight = freightFor({
        region: "US",
        lines,
        amount: goods.freightAmount,
        freeRegions,
        rates: [rate],
        promotions: [],
        now,
      })
      if (isRefused(freight)) throw new Error("the region has a rate")
      return orderTotal(goods, freight.fee)
    }
    fc.assert(
      fc.property(purchase, (bought) => {
        expect(total(bought)).toBeLessThanOrEqual(total({ ...bought, coupon: null }))
      }),
    )
  })
})
