import { expect, test } from "vitest"
import { leftOf } from "./left-of.ts"

test("time left is part of the shortest span that holds it", () => {
  expect(leftOf({ days: 0, hours: 6, minutes: 0 })).toBe(0.25)
  expect(leftOf({ days: 1, hours: 12, minutes: 0 })).toBe(0.5)
  expect(leftOf({ days: 45, hours: 0, minutes: 0 })).toBe(1)
  expect(leftOf({ days: 0, hours: 0, minutes: 0 })).toBe(0)
})
