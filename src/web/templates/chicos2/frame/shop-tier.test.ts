import { expect, test } from "vitest"
import { cents } from "../../../../domain/pricing/money.ts"
import { shopTier } from "./shop-tier.ts"

const tiers = [1, 6, 12, 36].map((begin) => ({ begin, price: cents(1000 - begin) }))

test.each([
  [null, 6],
  [1, 6],
  [12, 12],
  [20, 12],
  [500, 36],
])("for %s pieces a shop buys from %d on", (pieces, begin) => {
  expect(shopTier(tiers, pieces, 1)?.begin).toBe(begin)
})

test("where only the minimum has a price, that is the step; without steps there is none", () => {
  expect(shopTier(tiers.slice(1, 2), null, 6)?.begin).toBe(6)
  expect(shopTier([], 12, 1)).toBeUndefined()
})
