import { expect, test } from "vitest"
import { textLength } from "./text-length.ts"

test.each([
  ["Quarter", "short"],
  ["A quarter off.", "short"],
  ["Quarter General Store", "medium"],
  ["Good things for every quarter of the house.", "long"],
])("%s is %s", (text, length) => {
  expect(textLength(text)).toBe(length)
})
