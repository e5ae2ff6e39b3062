import { describe, expect, test } from "vitest"
import { cents } from "./money.ts"
import { tierFor, tierQuantity } from "./tier-price.ts"

const tiers = [
  { begin: 10, price: cents(900) },
  { begin: 50, price: cents(800) },
  { begin: 100, price: cents(700) },
]

describe("tierFor", () => {
  test.each([
    [0, undefined],
    [1, undefined],
    [9, undefined],
    [10, 900],
    [49, 900],
    [50, 800],
    [99, 800],
    [100, 700],
    [999_999, 700],
  ])("%d pieces: %s", (quantity, price) => {
    expect(tierFor(tiers, quantity)?.price).toBe(price)
    expect(tierFor(tiers.toReversed(), quantity)?.price).toBe(price)
    expect(tierFor([...tiers.slice(1), ...tiers.slice(0, 1)], quantity)?.price).toBe(price)
  })

  test("without tiers there is none", () => {
    expect(tierFor([], 100)).toBeNull()
  })

  test("of two tiers with one begin the later counts", () => {
    expect(
      tierFor(
        [
          { begin: 5, price: cents(300) },
          { begin: 5, price: cents(200) },
        ],
        5,
      )?.price,
    ).toBe(200)
  })

  test("tiers are a table, not a discount: a dearer later tier counts as the merchant wrote it", () => {
    expect(tierFor([...tiers, { begin: 200, price: cents(750) }], 200)?.price).toBe(750)
  })
})

test.each([
  ["retail", null],
  ["wholesale", 3],
  ["mixed", 12],
] as const)("%s picks the tier by %s", (siteType, quantity) => {
  expect(tierQuantity(siteType, { line: 3, product: 12 })).toBe(quantity)
})
