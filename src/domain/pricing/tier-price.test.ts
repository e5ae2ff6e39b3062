import { describe, expect, test } from "vitest"
import { cents } from "./money.ts"
import { tierFor, tierPrice, tierQuantity } from "./tier-price.ts"

const tiers = [
  { begin: 10, price: cents(900) },
  { begin: 50, price: cents(800) },
  { begin: 100, price: cents(700) },
]

describe("tierPrice", () => {
  test.each([
    [0, 0],
    [1, 0],
    [9, 0],
    [10, 900],
    [49, 900],
    [50, 800],
    [99, 800],
    [100, 700],
    [999_999, 700],
  ])("%d pieces: %d", (quantity, price) => {
    expect(tierPrice(tiers, quantity)).toBe(price)
    expect(tierPrice(tiers.toReversed(), quantity)).toBe(price)
    expect(tierPrice([...tiers.slice(1), ...tiers.slice(0, 1)], quantity)).toBe(price)
  })

  test("without tiers it is 0", () => {
    expect(tierPrice([], 100)).toBe(0)
    expect(tierFor([], 100)).toBeNull()
  })

  test("of two tiers with one begin the later counts", () => {
    expect(
      tierPrice(
        [
          { begin: 5, price: cents(300) },
          { begin: 5, price: cents(200) },
        ],
        5,
      ),
    ).toBe(200)
  })

  test("tiers are a table, not a discount: a dearer later tier counts as the merchant wrote it", () => {
    expect(tierPrice([...tiers, { begin: 200, price: cents(750) }], 200)).toBe(750)
  })
})

test.each([
  ["retail", null],
  ["wholesale", 3],
  ["mixed", 12],
] as const)("%s picks the tier by %s", (siteType, quantity) => {
  expect(tierQuantity(siteType, { line: 3, product: 12 })).toBe(quantity)
})
