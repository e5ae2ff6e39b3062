import { expect, test } from "vitest"
import { GOODS_TAGS, goodsTagOf } from "./tags.ts"

test.each([
  [2, "newArrivals"],
  ["3", "hotSales"],
  [4, "recommends"],
  ["6", "custom"],
  [1, null],
  [5, null],
  [7, null],
  ["", null],
  ["new", null],
  [null, null],
  [undefined, null],
] as const)("type %j is %j", (type, tag) => {
  expect(goodsTagOf(type)).toBe(tag)
})

test("the types are 2, 3, 4 and 6", () => {
  expect(GOODS_TAGS).toEqual({ newArrivals: 2, hotSales: 3, recommends: 4, custom: 6 })
})
