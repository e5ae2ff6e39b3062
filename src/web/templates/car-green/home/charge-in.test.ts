import { expect, test } from "vitest"
import { chargeIn } from "./charge-in.ts"

test("two states in percent are a charge", () => {
  expect(chargeIn("20 % at 18:10 · 80 % at 20:05")).toEqual({
    from: "20 % at 18:10",
    to: "80 % at 20:05",
    percent: 80,
  })
})

test("any other text is none", () => {
  expect(chargeIn("20 % off; ask us")).toBeNull()
  expect(chargeIn("From 20 to 80 %.")).toBeNull()
  expect(chargeIn("")).toBeNull()
})
