import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addressDisabled, deliveryDays, freightFor, rateFor, totalWeight, weightFee } from "./freight.ts"
import { cents } from "./money.ts"

const now = new Date("2026-05-15T12:00:00Z")
const usa = {
  region: "US",
  firstWeight: 500,
  firstFee: cents(800),
  furtherWeight: 250,
  furtherFee: cents(150),
  freeAbove: cents(10_000),
  days: { min: 3, max: 5 },
}
const california = { ...usa, region: "US-CA", firstFee: cents(600), freeAbove: null, days: null }
const off = { freeShipping: false, regions: [] }
const lamp = { weight: 600, quantity: 1, shipsFree: false }
const shipment = {
  region: "US",
  lines: [lamp],
  amount: cents(5000),
  freeRegions: off,
  rates: [usa, california],
  promotions: [],
  now,
}

describe("weightFee", () => {
  test.each([
    [0, 800],
    [1, 800],
    [500, 800],
    [501, 950],
    [750, 950],
    [751, 1100],
    [1000, 1100],
    [1001, 1250],
  ])("%d g cost %d", (grams, fee) => {
    expect(weightFee(usa, grams)).toBe(fee)
  })

  test("without further weights the first fee is flat", () => {
    expect(weightFee({ ...usa, furtherWeight: 0 }, 9999)).toBe(800)
  })

  test("a heavier parcel is never cheaper", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (grams, more) => {
        expect(weightFee(usa, grams + more)).toBeGreaterThanOrEqual(weightFee(usa, grams))
      }),
    )
  })
})

test("the weight is that of all pieces", () => {
  expect(totalWeight([lamp, { weight: 120, quantity: 5 }])).toBe(1200)
  expect(totalWeight([])).toBe(0)
})

test.each([
  ["US-CA", "US-CA"],
  ["US-NY", "US"],
  ["US", "US"],
  ["DE", null],
])("%s goes by the rate of %s", (region, expected) => {
  expect(rateFor(region, [usa, california])?.region ?? null).toBe(expected)
})

describe("addressDisabled", () => {
  test.each([
    ["US", { freeShipping: true, regions: ["US", "DE"] }, false],
    ["US-CA", { freeShipping: true, regions: ["US"] }, false],
    ["FR", { freeShipping: true, regions: ["US", "DE"] }, true],
    ["US", { freeShipping: true, regions: ["US-CA"] }, true],
    ["FR", { freeShipping: false, regions: ["US"] }, false],
    ["FR", { freeShipping: true, regions: [] }, false],
  ])("%s with %j: %s", (region, freeRegions, disabled) => {
    expect(addressDisabled(region, freeRegions)).toBe(disabled)
  })
})

describe("freightFor", () => {
  const free = { ...lamp, shipsFree: true }
  const promotion = { above: cents(4000), regions: ["US"] }
  const noShipping = { refused: "noShipping" }

  test.each([
    ["by weight", {}, { fee: 950, type: 2, free: null }],
    ["by the part's own rate", { region: "US-CA" }, { fee: 750, type: 2, free: null }],
    ["by the parent country's rate", { region: "US-NY" }, { fee: 950, type: 2, free: null }],
    ["an unlisted region", { region: "DE" }, noShipping],
    ["no rates at all", { rates: [] }, noShipping],
    ["goods without weight", { lines: [{ ...lamp, weight: 0 }] }, { fee: 800, type: 2, free: null }],
    ["three pieces", { lines: [{ ...lamp, quantity: 3 }] }, { fee: 1700, type: 2, free: null }],
    ["nothing to send", { lines: [] }, { fee: 0, type: 2, free: null }],
    ["just below the free amount", { amount: cents(9999) }, { fee: 950, type: 2, free: null }],
    ["the free amount reached", { amount: cents(10_000) }, { fee: 0, type: 2, free: "amount" }],
    ["a rate without a free amount", { region: "US-CA", amount: cents(99_999) }, { fee: 750, type: 2, free: null }],
    ["all goods ship free", { lines: [free, free] }, { fee: 0, type: 2, free: "goodsPromotion" }],
    ["only the others are weighed", { lines: [free, { ...lamp, weight: 100 }] }, { fee: 800, type: 2, free: null }],
    ["free goods to an unlisted region", { region: "DE", lines: [free] }, noShipping],
    ["a shipping promotion", { promotions: [promotion] }, { fee: 0, type: 2, free: "shippingPromotion" }],
    [
      "one for a part's country",
      { region: "US-CA", promotions: [promotion] },
      { fee: 0, type: 2, free: "shippingPromotion" },
    ],
    [
      "one for everywhere",
      { promotions: [{ above: cents(0), regions: [] }] },
      { fee: 0, type: 2, free: "shippingPromotion" },
    ],
    [
      "one reached exactly",
      { amount: cents(4000), promotions: [promotion] },
      { fee: 0, type: 2, free: "shippingPromotion" },
    ],
    ["one not reached", { amount: cents(3999), promotions: [promotion] }, { fee: 950, type: 2, free: null }],
    ["one for another region", { promotions: [{ ...promotion, regions: ["DE"] }] }, { fee: 950, type: 2, free: null }],
    ["one that ended", { promotions: [{ ...promotion, endAt: now }] }, { fee: 950, type: 2, free: null }],
    ["one does not open a region", { region: "DE", promotions: [{ above: cents(0), regions: [] }] }, noShipping],
    ["free by region", { freeRegions: { freeShipping: true, regions: ["US"] } }, { fee: 0, type: 1, free: "region" }],
    [
      "free by region needs no rate",
      { rates: [], freeRegions: { freeShipping: true, regions: ["US"] } },
      { fee: 0, type: 1, free: "region" },
    ],
    ["free by region, but not this one", { freeRegions: { freeShipping: true, regions: ["DE"] } }, noShipping],
    [
      "free by region without a list",
      { freeRegions: { freeShipping: true, regions: [] } },
      { fee: 950, type: 2, free: null },
    ],
  ])("%s", (_case, change, expected) => {
    expect({ ...freightFor({ ...shipment, ...change }), days: undefined }).toEqual(expected)
  })

  test.each([
    ["its rate's", {}, { min: 3, max: 5 }],
    ["the parent country's", { region: "US-NY" }, { min: 3, max: 5 }],
    ["unsaid by the part's own rate", { region: "US-CA" }, null],
    ["its rate's though it is free", { freeRegions: { freeShipping: true, regions: ["US"] } }, { min: 3, max: 5 }],
    ["unsaid without a rate", { rates: [], freeRegions: { freeShipping: true, regions: ["US"] } }, null],
  ])("days are %s", (_case, change, days) => {
    expect(freightFor({ ...shipment, ...change })).toMatchObject({ days })
  })
})

test.each([
  ["US", off, { min: 3, max: 5 }],
  ["US-NY", off, { min: 3, max: 5 }],
  ["US-CA", off, null],
  ["DE", off, null],
  ["US", { freeShipping: true, regions: ["DE"] }, null],
  ["US-NY", { freeShipping: true, regions: ["US"] }, { min: 3, max: 5 }],
])("to %s with %j it takes %j", (region, freeRegions, days) => {
  expect(deliveryDays(region, freeRegions, [usa, california])).toEqual(days)
})
