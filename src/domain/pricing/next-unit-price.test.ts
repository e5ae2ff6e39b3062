import { expect, test } from "vitest"
import { cents } from "./money.ts"
import { nextUnitPrice } from "./next-unit-price.ts"
import type { PricedVariant } from "./unit-price.ts"

const now = new Date("2026-05-15T12:00:00Z")
const lamp = {
  ...{ goodsId: 7, price: cents(1000) },
  tiers: [
    { begin: 50, price: cents(800), regionPrices: { US: cents(950) } },
    { begin: 10, price: cents(900) },
    { begin: 100, price: cents(700) },
  ],
}
const sale = { id: 1, name: "Sale", freeShipping: false, goods: [{ goodsId: 7, salePrice: cents(850) }] }
const unpriced = { ...lamp, price: null }

test.each<
  [
    string,
    PricedVariant,
    { line: number; product: number },
    "retail" | "wholesale" | "mixed",
    { region?: string; promotions?: [typeof sale] },
    { missing: number; price: number } | null,
  ]
>([
  ["retail has no tiers", lamp, { line: 1, product: 1 }, "retail", {}, null],
  ["wholesale counts the line", lamp, { line: 8, product: 60 }, "wholesale", {}, { missing: 2, price: 900 }],
  ["mixed counts the product", lamp, { line: 8, product: 60 }, "mixed", {}, { missing: 40, price: 700 }],
  [
    "a tier that has begun is not told again",
    lamp,
    { line: 10, product: 10 },
    "wholesale",
    {},
    { missing: 40, price: 800 },
  ],
  ["beyond the last", lamp, { line: 100, product: 100 }, "wholesale", {}, null],
  [
    "a tier above the sale price is no news",
    lamp,
    { line: 1, product: 1 },
    "wholesale",
    { promotions: [sale] },
    { missing: 49, price: 800 },
  ],
  [
    "nor one that is dearer in this region",
    lamp,
    { line: 10, product: 10 },
    "wholesale",
    { region: "US" },
    { missing: 90, price: 700 },
  ],
  ["what is on request until then", unpriced, { line: 1, product: 1 }, "wholesale", {}, { missing: 9, price: 900 }],
  ["without tiers", { ...lamp, tiers: [] }, { line: 1, product: 1 }, "wholesale", {}, null],
])("%s", (_case, variant, quantities, siteType, { region = null, promotions = [] }, expected) => {
  expect(nextUnitPrice(variant, quantities, { siteType, region, promotions, now })).toEqual(expected)
})
