import { describe, expect, test } from "vitest"
import { areaPrice, areaPriceRegion, chosenRegion } from "./area-price.ts"
import { cents } from "./money.ts"

describe("chosenRegion", () => {
  test.each([
    [{ address: "US-CA", proxyCountry: "DE", siteDefault: "FR" }, "US-CA"],
    [{ proxyCountry: "DE", siteDefault: "FR" }, "DE"],
    [{ address: null, proxyCountry: "de", siteDefault: "FR" }, "DE"],
    [{ address: "", proxyCountry: "", siteDefault: "FR" }, "FR"],
    [{ proxyCountry: "XX", siteDefault: "FR" }, "FR"],
    [{ proxyCountry: "T1", siteDefault: "FR" }, "FR"],
    [{ proxyCountry: "DE, US", siteDefault: "FR" }, "FR"],
    [{ siteDefault: "FR" }, "FR"],
    [{ proxyCountry: null, siteDefault: null }, null],
    [{}, null],
  ])("%j is %s", (whereabouts, region) => {
    expect(chosenRegion(whereabouts)).toBe(region)
  })
})

test.each([
  ["wholesale", true, "DE"],
  ["mixed", true, "DE"],
  ["retail", true, null],
  ["wholesale", false, null],
  ["mixed", false, null],
] as const)("%s with the app %s prices by %s", (siteType, appOn, region) => {
  expect(areaPriceRegion(siteType, appOn, { proxyCountry: "DE" })).toBe(region)
})

describe("areaPrice", () => {
  const tier = { price: cents(1000), regionPrices: { US: cents(950), "US-CA": cents(975), DE: cents(0) } }

  test.each([
    ["US-CA", 975],
    ["US-NY", 950], // its parent country
    ["US", 950],
    ["FR", 1000],
    ["FR-75", 1000],
    ["DE", 1000], // nothing is sold at 0 by accident
    ["constructor", 1000],
    [null, 1000],
  ])("in %s a piece costs %d", (region, price) => {
    expect(areaPrice(tier, region)).toBe(price)
  })

  test("a part priced at 0 falls back to its country", () => {
    expect(areaPrice({ price: cents(1000), regionPrices: { US: cents(950), "US-CA": cents(0) } }, "US-CA")).toBe(950)
  })

  test("a tier without region prices has one price everywhere", () => {
    expect(areaPrice({ price: cents(1000) }, "US")).toBe(1000)
  })
})
