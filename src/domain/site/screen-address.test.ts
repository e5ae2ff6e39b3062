import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { newsPath, remarkPath } from "./route-address.ts"
import { readSegment, routePath, screenOfPattern } from "./screen-address.ts"
import { SCREEN_NAMES } from "./screens.ts"

const anyId = fc.integer({ min: 1, max: 2147483647 })

test.each([
  ["home", ""],
  ["item", "item/:segment"],
  ["goodsList", "SaleGoods/lists"],
  ["newsDetail", "News/:segment"],
  ["orderDetail", "Center/Order/:segment"],
  ["remark", "Center/:segment"],
] as const)("the router knows %s as %j", (screen, path) => {
  expect(routePath(screen)).toBe(path)
})

test("no two screens are one to the router", () => {
  expect(new Set(SCREEN_NAMES.map(routePath)).size).toBe(SCREEN_NAMES.length)
})

describe("readSegment", () => {
  test.each([
    ["item", "Lamp_7", { name: "Lamp", id: 7 }],
    ["item", "a_b_7", { name: "a_b", id: 7 }],
    ["item", "two\nlines_7", { name: "two\nlines", id: 7 }],
    ["item", "foo_bar", null],
    ["newsDetail", "12", { id: 12 }],
    ["newsDetail", "abc", null],
    ["newsDetail", "0", null],
    ["orderDetail", "20260314-ABCDEFGHJKMNP", { orderNo: "20260314-ABCDEFGHJKMNP" }],
    ["remark", "remark_1_2_3", { orderId: 1, goodId: 2, goodDetailId: 3 }],
    ["remark", "remark_1_x_3", null],
    ["remark", "remark_1_2", null],
    ["remark", "remark_1_2_3_4", null],
    ["remark", "remark_0_2_3", null],
    ["remark", "remark_1_2_2147483648", null],
    ["remark", "remark_1_2_3 ", null],
    ["remark", "Remark_1_2_3", null],
    ["remark", "xremark_1_2_3", null],
    ["remark", "", null],
    ["remark", undefined, null],
    ["goodsList", undefined, {}],
  ] as const)("of %s, %j is %j", (screen, segment, params) => {
    expect(readSegment(screen, segment)).toEqual(params)
  })

  test("every address that is made can be read", () => {
    fc.assert(
      fc.property(fc.record({ orderId: anyId, goodId: anyId, goodDetailId: anyId }), (line) => {
        expect(readSegment("remark", remarkPath(line).replace("/Center/", ""))).toEqual(line)
        expect(readSegment("newsDetail", newsPath(line.goodId).replace("/News/", ""))).toEqual({ id: line.goodId })
      }),
    )
  })
})

test.each([
  ["/", "home"],
  ["item/:segment", "item"],
  ["/SaleGoods/lists", "goodsList"],
  ["*", null],
])("the pattern %s is the one of %s", (pattern, screen) => {
  expect(screenOfPattern(pattern)).toBe(screen)
})
