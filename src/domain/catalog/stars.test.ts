import { expect, test } from "vitest"
import { starsOf } from "./stars.ts"

test.each([
  ["4", 4],
  ["3", 3],
  ["5", null],
  ["2", null],
  ["4.0", null],
  ["", null],
  [null, null],
])("rating=%s asks for at least %s stars", (text, stars) => {
  expect(starsOf(text)).toBe(stars)
})
