import { expect, test } from "vitest"
import { cents } from "../../../domain/pricing/money.ts"
import { quotedPieces, quotedPrice } from "./quoted-price.ts"

const tiers = [
  { begin: 24, price: cents(390) },
  { begin: 120, price: cents(320) },
]

test.each([
  [24, null, 24],
  [24, 10, 24],
  [24, 480, 480],
  [undefined, null, 1],
])("of a minimum of %s and %s asked for, %s are quoted", (minimumQuantity, asked, pieces) => {
  expect(quotedPieces(minimumQuantity ? { minimumQuantity } : {}, asked)).toBe(pieces)
})

test.each([
  [23, null],
  [24, 390],
  [480, 320],
])("%s pieces cost %s each", (pieces, price) => {
  expect(quotedPrice({ tiers, price: cents(320) }, pieces)).toBe(price)
})

test("without tiers nothing is quoted", () => {
  expect(quotedPrice({ price: cents(320) }, 10)).toBeNull()
})

test("where a sale is below every step, the steps do not count", () => {
  expect(quotedPrice({ tiers, price: cents(200) }, 480)).toBeNull()
})
