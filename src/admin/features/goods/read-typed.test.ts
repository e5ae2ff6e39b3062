import { expect, test } from "vitest"
import { readPrice, readStock, stockAfter } from "./read-typed.ts"

test.each([
  ["+24", { change: 24 }],
  ["-3", { change: -3 }],
  ["−3", { change: -3 }],
  [" 50 ", { set: 50 }],
  ["0", { set: 0 }],
  ["", null],
  ["5.5", null],
  ["twelve", null],
  ["+", null],
  ["99999999", null],
])("%j of pieces is %j", (typed, edit) => expect(readStock(typed)).toEqual(edit))

test("pieces are added to those that are left, or counted anew", () => {
  expect(stockAfter({ change: -3 }, 5)).toBe(2)
  expect(stockAfter({ set: 7 }, 5)).toBe(7)
})

test.each([
  ["12.5", 12.5],
  ["12,50", 12.5],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["1 234", 1234],
  ["1,234", 1234],
  ["0", 0],
  ["", null],
  ["-1", null],
  ["1.234.5", null],
  ["12.505", null],
  ["free", null],
])("%j as a price is %j", (typed, price) => expect(readPrice(typed)).toBe(price))
