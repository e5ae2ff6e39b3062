import { expect, test } from "vitest"
import { cardPrice } from "./card-price.ts"
import { cents } from "./money.ts"

const now = new Date("2026-05-15T12:00:00Z")
const rules = { siteType: "wholesale" as const, region: null, promotions: [], now }
const mug = { goodsId: 1, price: cents(1600), originalPrice: null, tiers: [] }
const tiers = [
  { begin: 24, price: cents(1350), regionPrices: { DE: cents(1390) } },
  { begin: 4, price: cents(1500) },
]
const sale = { id: 1, name: "Week", freeShipping: false, goods: [{ goodsId: 1, salePrice: cents(1400) }] }

test.each([
  ["one price", [mug], 1, {}, { lowest: 1600, highest: 1600, original: null }],
  ["several variants", [mug, { ...mug, price: cents(2000) }], 1, {}, { lowest: 1600, highest: 2000, original: null }],
  ["prices by quantity", [{ ...mug, tiers }], 1, {}, { lowest: 1350, highest: 1600, original: null }],
  [
    "none of them in retail",
    [{ ...mug, tiers }],
    1,
    { siteType: "retail" as const },
    { lowest: 1600, highest: 1600, original: null },
  ],
  ["only those from the minimum on", [{ ...mug, tiers }], 30, {}, { lowest: 1350, highest: 1350, original: null }],
  [
    "the prices of a region",
    [{ ...mug, tiers }],
    24,
    { region: "DE" },
    { lowest: 1390, highest: 1390, original: null },
  ],
  [
    "on request but for many",
    [{ ...mug, price: cents(0), tiers }],
    1,
    {},
    { lowest: 1350, highest: 1500, original: null },
  ],
  [
    "one of them on request",
    [mug, { ...mug, price: cents(0) }],
    1,
    {},
    { lowest: 1600, highest: 1600, original: null },
  ],
  ["all on request", [{ ...mug, price: cents(0) }], 1, {}, null],
  ["no variant", [], 1, {}, null],
  [
    "what it cost before",
    [{ ...mug, originalPrice: cents(1900) }],
    1,
    {},
    { lowest: 1600, highest: 1600, original: 1900 },
  ],
  ["a sale", [mug], 1, { promotions: [sale] }, { lowest: 1400, highest: 1400, original: 1600 }],
  [
    "a sale beside tiers",
    [{ ...mug, tiers }],
    1,
    { promotions: [sale] },
    { lowest: 1350, highest: 1400, original: null },
  ],
])("%s", (_what, variants, minimum, change, expected) => {
  expect(cardPrice(variants, minimum, { ...rules, ...change })).toEqual(expected)
})
