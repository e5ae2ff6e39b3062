import { describe, expect, test } from "vitest"
import { money } from "../../../domain/pricing/money.ts"
import { cardTiers, reachedTier } from "./card-tiers.ts"

const tiers = [
  { begin: 10, price: money(30) },
  { begin: 50, price: money(26) },
]
const goods = { price: money(26), highestPrice: money(34), needsChoice: false, tiers }

describe("prices by quantity on a card", () => {
  test("begin with a single piece", () => {
    expect(cardTiers(goods).map(({ begin }) => begin)).toEqual([1, 10, 50])
    expect(cardTiers(goods)[0]?.price).toBe(money(34))
  })

  test("begin with the minimum, at the price of the tier that it reaches", () => {
    const [first, ...further] = cardTiers({ ...goods, highestPrice: money(30), minimumQuantity: 12 })
    expect(first).toEqual({ begin: 12, price: money(30) })
    expect(further).toEqual([tiers[1]])
  })

  test("leave out what is known only once a variant is chosen", () => {
    expect(cardTiers({ ...goods, needsChoice: true })).toEqual(tiers)
  })

  test("are never above what a running promotion asks", () => {
    expect(cardTiers({ ...goods, highestPrice: money(28) })).toEqual([
      { begin: 1, price: money(28) },
      { begin: 50, price: money(26) },
    ])
  })

  test("are none where the price is always the same", () => {
    expect(cardTiers({ price: money(5), needsChoice: false })).toEqual([])
  })

  test("mark the tier that a quantity reaches", () => {
    expect(reachedTier(tiers, 9)).toBeUndefined()
    expect(reachedTier(tiers, 49)).toBe(tiers[0])
  })
})
