import { expect, test } from "vitest"
import { readQuantity } from "./quoted-quantity.ts"

test.each([
  [480, 480],
  [1, 1],
  [999_999, 999_999],
  [0, null],
  [-5, null],
  [1.5, null],
  [1e9, null],
  ["480", null],
  [null, null],
  [{ quantity: 480 }, null],
])("%s is read as %s", (stored, quantity) => {
  expect(readQuantity(stored)).toBe(quantity)
})
