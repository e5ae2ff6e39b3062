import { expect, test } from "vitest"
import { countLetters } from "./count-letters.ts"

test.each([
  ["Just landed", 11],
  ["", 1],
  ["新品", 3.8],
  ["新 Mug", 5.9],
])("%s is as wide as %d letters", (text, letters) => {
  expect(countLetters(text)).toBeCloseTo(letters)
})
