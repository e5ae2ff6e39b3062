import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isRefused } from "../refusal.ts"
import { cents, ZERO } from "./money.ts"
import { ordinaryPrice, unitPrice } from "./unit-price.ts"

const tiers = [
  { begin: 10, price: cents(900), regionPrices: { US: cents(850) } },
  { begin: 50, price: cents(800) },
]
const lamp = { goodsId: 7, price: cents(1000), tiers }
const sale = { id: 1, name: "Sale", freeShipping: false, goods: [{ goodsId: 7, salePrice: cents(860) }] }
const now = new Date("2026-05-15T12:00:00Z")

describe("ordinaryPrice", () => {
  test.each([
    ["retail ignores tiers", "retail", { line: 60, product: 60 }, 1000],
    ["wholesale below the first tier", "wholesale", { line: 9, product: 60 }, 1000],
    ["wholesale by the line", "wholesale", { line: 10, product: 60 }, 900],
    ["wholesale, the last tier", "wholesale", { line: 50, product: 50 }, 800],
    ["mixed by the product", "mixed", { line: 1, product: 50 }, 800],
    ["mixed below the first tier", "mixed", { line: 9, product: 9 }, 1000],
  ] as const)("%s", (_case, siteType, quantities, price) => {
    expect(ordinaryPrice(lamp, quantities, { siteType, region: null })).toBe(price)
  })

  test.each([
    ["US", 10, 850],
    ["US-CA", 10, 850],
    ["FR", 10, 900],
    ["US", 50, 800],
    ["US", 9, 1000],
  ])("in %s %d pieces cost %d each", (region, line, price) => {
    expect(ordinaryPrice(lamp, { line, product: line }, { siteType: "wholesale", region })).toBe(price)
  })

  test.each([
    ["wholesale", "US-CA", 1, 950],
    ["mixed", "US", 1, 950],
    ["wholesale", "FR", 1, 1000],
    ["wholesale", null, 1, 1000],
    // Where a tier applies it counts.
    ["wholesale", "US", 10, 850],
    ["retail", "US", 1, 1000],
  ] as const)("a price per region without tiers: %s in %s, %d pieces cost %d each", (siteType, region, line, price) => {
    const variant = { ...lamp, regionPrices: { US: cents(950) } }
    expect(ordinaryPrice(variant, { line, product: line }, { siteType, region })).toBe(price)
    if (line === 1)
      expect(ordinaryPrice({ ...variant, tiers: [] }, { line, product: line }, { siteType, region })).toBe(price)
  })

  test("a tier priced 0 does not apply", () => {
    const variant = { ...lamp, tiers: [{ begin: 1, price: cents(0) }] }
    expect(ordinaryPrice(variant, { line: 5, product: 5 }, { siteType: "wholesale", region: null })).toBe(1000)
  })

  test.each([null, ZERO])("a price of %s is on request", (price) => {
    for (const siteType of ["retail", "wholesale", "mixed"] as const)
      expect(ordinaryPrice({ ...lamp, price }, { line: 9, product: 9 }, { siteType, region: null })).toEqual({
        refused: "onRequest",
      })
  })

  test("a variant sold by tiers only is on request below the first", () => {
    const byTiers = { ...lamp, price: null }
    const at = (line: number) =>
      ordinaryPrice(byTiers, { line, product: line }, { siteType: "wholesale", region: null })
    expect(at(10)).toBe(900)
    expect(at(9)).toEqual({ refused: "onRequest" })
  })
})

describe("unitPrice", () => {
  test.each([
    ["retail takes the sale price", "retail", 1, { ordinary: 1000, price: 860, promotion: sale }],
    ["wholesale: the sale undercuts the tier", "wholesale", 10, { ordinary: 900, price: 860, promotion: sale }],
    ["wholesale: the tier undercuts the sale", "wholesale", 50, { ordinary: 800, price: 800, promotion: null }],
    ["mixed: the lower of the two", "mixed", 50, { ordinary: 800, price: 800, promotion: null }],
  ] as const)("%s", (_case, siteType, line, expected) => {
    const rules = { siteType, region: null, promotions: [sale], now }
    expect(unitPrice(lamp, { line, product: line }, rules)).toEqual(expected)
  })

  test("without promotions the ordinary price counts", () => {
    const rules = { siteType: "retail", region: null, promotions: [], now } as const
    expect(unitPrice(lamp, { line: 1, product: 1 }, rules)).toEqual({ ordinary: 1000, price: 1000, promotion: null })
  })

  test("a sale does not put a price on what is sold on request", () => {
    const rules = { siteType: "retail", region: null, promotions: [sale], now } as const
    expect(unitPrice({ ...lamp, price: cents(0) }, { line: 1, product: 1 }, rules)).toEqual({ refused: "onRequest" })
  })

  const price = fc.integer({ min: 0, max: 100_000 }).map(cents)
  const anyTiers = fc.array(fc.record({ begin: fc.integer({ min: 1, max: 200 }), price }), { maxLength: 6 })
  const siteType = fc.constantFrom("retail", "wholesale", "mixed")
  const quantity = fc.integer({ min: 1, max: 300 })

  test("whatever the table says, a price is above 0 and never above the ordinary one, or it is on request", () => {
    fc.assert(
      fc.property(fc.option(price), anyTiers, price, siteType, quantity, (base, list, salePrice, type, pieces) => {
        const promotions = [{ ...sale, goods: [{ goodsId: 7, salePrice }] }]
        const outcome = unitPrice(
          { goodsId: 7, price: base, tiers: list },
          { line: pieces, product: pieces },
          { siteType: type, region: null, promotions, now },
        )
        if (isRefused(outcome)) return
        expect(outcome.price).toBeGreaterThan(0)
        expect(outcome.price).toBeLessThanOrEqual(outcome.ordinary)
      }),
    )
  })

  test("where tiers get cheaper with their begin and start at or below the base price, more pieces never cost more each", () => {
    const falling = fc
      .array(
        fc.record({ begin: fc.integer({ min: 1, max: 200 }), price: fc.integer({ min: 1, max: 100_000 }).map(cents) }),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((list) => {
        const prices = list.map((tier) => tier.price).toSorted((a, b) => b - a)
        const begins = list.map((tier) => tier.begin).toSorted((a, b) => a - b)
        return begins.map((begin, index) => ({ begin, price: prices[index] ?? cents(1) }))
      })
    fc.assert(
      fc.property(falling, quantity, quantity, siteType, (list, pieces, more, type) => {
        const variant = { goodsId: 7, price: list[0]?.price ?? cents(1), tiers: list }
        const at = (line: number) => ordinaryPrice(variant, { line, product: line }, { siteType: type, region: null })
        expect(at(pieces + more)).toBeLessThanOrEqual(Number(at(pieces)))
      }),
    )
  })
})
