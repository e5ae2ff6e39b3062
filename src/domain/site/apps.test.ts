import { describe, expect, test } from "vitest"
import { APP_NAMES, APPS, appOn, appProblem, appsOn } from "./apps.ts"

const every = [1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 18, 19, 20, 21, 22]

test.each([
  ["soldCount", 1],
  ["remarks", 2],
  ["viewCount", 3],
  ["friendLinks", 4],
  ["goodsPromotion", 7],
  ["orderPromotion", 8],
  ["goodsRelation", 9],
  ["shippingPromotion", 12],
  ["customTags", 15],
  ["guestPurchase", 16],
  ["blockMainland", 18],
  ["blockChineseBrowser", 19],
  ["encryptedGoods", 20],
  ["areaPrice", 21],
  ["adCode", 22],
] as const)("%s is app %i and follows only its own id", (app, id) => {
  expect(APPS[app]).toBe(id)
  expect(appOn([id], app, "mixed")).toBe(true)
  expect(appOn([String(id)], app, "mixed")).toBe(true)
  expect(
    appOn(
      every.filter((other) => other !== id),
      app,
      "mixed",
    ),
  ).toBe(false)
})

describe("area price is for shops that are not retail", () => {
  test.each([
    ["retail", false],
    ["wholesale", true],
    ["mixed", true],
  ] as const)("%s: %s", (siteType, on) => {
    expect(appOn([21], "areaPrice", siteType)).toBe(on)
  })
})

test.each([[[]], [null], [undefined], [["", "x", 999]]])("no app is on with %j", (appIds) => {
  expect(appsOn(appIds, "mixed")).toEqual([])
})

test("all fifteen apps have a name", () => {
  expect(APP_NAMES).toHaveLength(15)
  expect(appsOn(every, "wholesale")).toEqual(APP_NAMES)
  expect(appsOn(every, "retail")).toEqual(APP_NAMES.filter((app) => app !== "areaPrice"))
})

test.each([
  ["areaPrice", "retail", "noEffectInRetail"],
  ["areaPrice", "wholesale", null],
  ["areaPrice", "mixed", null],
  ["remarks", "retail", null],
] as const)("%s in a %s shop: %s", (app, siteType, problem) => {
  expect(appProblem(app, siteType)).toBe(problem)
})
