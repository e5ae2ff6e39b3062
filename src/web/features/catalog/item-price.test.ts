import { expect, test } from "vitest"
import { cents } from "../../../domain/pricing/money.ts"
import { itemPrice } from "./item-price.ts"

const variant = {
  id: 1,
  number: "M-1",
  specs: [],
  basePrice: cents(1600),
  inStock: true,
  image: null,
  tiers: [
    { begin: 4, price: cents(1500) },
    { begin: 24, price: cents(1350) },
  ],
}
const goods = { id: 7, promotion: null }
const promotion = { name: "Week", endsAt: "2026-01-08T12:00:00.000Z", salePrice: cents(1400) }

test.each([
  ["one piece", goods, variant, "mixed", 1, { price: 1600 }],
  ["so many that a tier applies", goods, variant, "mixed", 4, { price: 1500 }],
  ["more than the last tier asks for", goods, variant, "wholesale", 500, { price: 1350 }],
  ["many in a retail shop", goods, variant, "retail", 500, { price: 1600 }],
  ["on request until a tier applies", goods, { ...variant, basePrice: cents(0) }, "mixed", 3, { price: 0 }],
  ["on request, with so many that one does", goods, { ...variant, basePrice: cents(0) }, "mixed", 4, { price: 1500 }],
  ["a promotion", { ...goods, promotion }, variant, "mixed", 1, { price: 1400, originalPrice: 1600 }],
  ["a tier below the promotion", { ...goods, promotion }, variant, "mixed", 24, { price: 1350 }],
  [
    "the price before",
    goods,
    { ...variant, originalPrice: cents(1900) },
    "retail",
    1,
    { price: 1600, originalPrice: 1900 },
  ],
] as const)("%s", (_what, offered, chosen, siteType, quantity, expected) => {
  expect(itemPrice(offered, { ...chosen, specs: [], tiers: [...chosen.tiers] }, siteType, quantity)).toEqual(expected)
})
