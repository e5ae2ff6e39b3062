import { expect, test } from "vitest"
import { emsOf } from "./ems-of.ts"

test.each([
  ["Odile", 2.27],
  ["New", 2.06],
  ["", 1],
  ["夏", 1.01],
])("%s is %d ems wide", (text, ems) => {
  expect(emsOf(text)).toBeCloseTo(ems, 1)
})

test("a longer word is wider", () => {
  expect(emsOf("Sunglasses")).toBeGreaterThan(emsOf("Bags"))
})
