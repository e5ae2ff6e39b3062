import { describe, expect, test } from "vitest"
import { CONTENT_IDS, pageTypeOf } from "./page-types.ts"

test("the fixed content ids", () => {
  expect(CONTENT_IDS).toEqual({
    home: 1,
    about: 2,
    goodsList: 3,
    news: 5,
    feedback: 6,
    contact: 7,
    promotionGoods: 8,
    selfActivity: 9,
    policy: 10,
  })
})

describe("pageTypeOf", () => {
  test.each([
    [1, "home", 1],
    ["1", "home", 1],
    [2, "about", 2],
    [3, "goodsList", 3],
    [4, "content", null],
    [5, "newsList", 5],
    [6, "feedback", 6],
    [7, "contact", 7],
    [8, "promotionGoods", 8],
    [9, "selfActivity", 9],
    [10, "policy", 10],
    [16, "newArrivals", 3],
    [21, "onSale", 8],
    [23, "newsDetail", 5],
    [36, "notFound", null],
  ] as const)("%j is %s with content %j", (code, name, contentId) => {
    expect(pageTypeOf(code)).toEqual({ code: Number(code), name, contentId })
  })

  test.each([0, 37, -1, 1.5, Number.NaN, "", "home", null, undefined, "constructor"])(
    "%j is a generic page",
    (code) => {
      expect(pageTypeOf(code)).toEqual({ code: 0, name: "generic", contentId: null })
    },
  )

  test("there are thirty-six, each with a name of its own", () => {
    const names = Array.from({ length: 36 }, (_, index) => pageTypeOf(index + 1).name)
    expect(new Set(names).size).toBe(36)
    expect(names).not.toContain("generic")
  })
})
