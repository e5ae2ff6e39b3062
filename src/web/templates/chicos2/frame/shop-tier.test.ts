import { expect, test } from "vitest"
import { cents } from "../../../../domain/pricing/money.ts"
import { shopTier } from "./shop-tier.ts"

const tiers = [1, 6, 12, 36].map((begin) => ({ begin, price: cents(1000 - begin) }))

test("a shop begins to buy above a single purchase", () => {
  expect(shopTier(tiers, 1)?.begin).toBe(6)
  expect(shopTier(tiers, 6)?.begin).toBe(12)
})

test("where only the minimum has a price, that is the step; without steps there is none", () => {
  expect(shopTier(tiers.slice(1, 2), 6)?.begin).toBe(6)
  expect(shopTier([], 1)).toBeUndefined()
})
