import { expect, test } from "vitest"
import { cents } from "./money.ts"
import { discountOff, remainingPercent } from "./remaining-percent.ts"

test.each([
  [90, 90],
  [100, 100],
  [1, 1],
  [87.5, 87.5],
  [0.01, 0.01],
  [0, 100],
  [-10, 100],
  [101, 100],
  [33.333, 100],
  [Number.NaN, 100],
  [null, 100],
  [undefined, 100],
])("%s percent given, %d remain to be paid", (percent, remaining) => {
  expect(remainingPercent(percent)).toBe(remaining)
})

test.each([
  [10_000, 90, 1000],
  [999, 90, 100], // 899.1 remain, so 8.99 is paid
  [995, 90, 99], // 895.5 remain and round up to 8.96
  [1, 50, 0],
  [10_000, undefined, 0],
  [10_000, 0, 0],
  [0, 50, 0],
])("of %d cents at %s percent %d are taken off", (amount, percent, off) => {
  expect(discountOff(cents(amount), percent)).toBe(off)
})
