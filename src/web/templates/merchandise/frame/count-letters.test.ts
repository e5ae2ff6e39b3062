import { expect, test } from "vitest"
import { countLetters } from "./count-letters.ts"

test.each([
  ["Just landed", 9.95],
  ["Reviews", 7.2],
  ["", 1],
  ["新品", 3.6],
  ["MW", 2.9],
])("%s is as wide as %d small letters", (text, letters) => {
  expect(countLetters(text)).toBeCloseTo(letters)
})
