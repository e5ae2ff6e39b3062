import { expect, expectTypeOf, test } from "vitest"
import { isRefused, type Refusal, refused } from "./refusal.ts"

function sell(stock: number): number | Refusal<"outOfStock", { available: number }> {
  return stock > 0 ? stock : refused("outOfStock", { available: stock })
}

test("a refusal carries its reason and its details", () => {
  expect(refused("outOfStock", { available: 2 })).toEqual({ refused: "outOfStock", details: { available: 2 } })
})

test("a refusal may have a reason only", () => {
  expect(refused("noShipping")).toEqual({ refused: "noShipping" })
})

test.each([
  [refused("noShipping"), true],
  [refused("outOfStock", { available: 0 }), true],
  [{ fee: 0 }, false],
  [{ refused: 3 }, false],
  [0, false],
  ["refused", false],
  [null, false],
  [undefined, false],
])("%j is a refusal: %s", (outcome, expected) => {
  expect(isRefused(outcome)).toBe(expected)
})

test("the type narrows to the answer or to the refusal", () => {
  const outcome = sell(0)
  if (isRefused(outcome)) expectTypeOf(outcome.details.available).toEqualTypeOf<number>()
  else expectTypeOf(outcome).toEqualTypeOf<number>()
  expect(isRefused(outcome) && outcome.details.available).toBe(0)
})
