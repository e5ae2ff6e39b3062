import { expect, test } from "vitest"
import { inkAt, tintOf, tintTurn } from "./colours.ts"

test("blocks beside each other differ, and the seventh begins anew", () => {
  expect(inkAt(0)).not.toBe(inkAt(1))
  expect(inkAt(6)).toBe(inkAt(0))
})

test("the page of a good begins in its own tint and turns on with the choice", () => {
  const goods = { id: 8 }
  expect(tintOf(goods)).toBe("pink")
  expect(tintTurn(goods, 0)).toMatchObject({ "--turn-1": "var(--t-pink)", "--tint": "var(--t-pink)" })
  expect(tintTurn(goods, 1)).toMatchObject({ "--turn-2": "var(--t-mint)", "--tint": "var(--t-mint)" })
})
