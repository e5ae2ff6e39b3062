import { describe, expect, test } from "vitest"
import { SITE_TYPES, siteTypeCode, siteTypeOf } from "./site-type.ts"

describe("siteTypeOf", () => {
  test.each([
    [1, "retail"],
    ["1", "retail"],
    [" 1 ", "retail"],
    [2, "wholesale"],
    ["2", "wholesale"],
    [0, "mixed"],
    [3, "mixed"],
    [-1, "mixed"],
    [1.5, "mixed"],
    [12, "mixed"],
    ["", "mixed"],
    ["retail", "mixed"],
    ["01", "mixed"],
    [Number.NaN, "mixed"],
    [null, "mixed"],
    [undefined, "mixed"],
  ] as const)("code %j is %s", (code, type) => {
    expect(siteTypeOf(code)).toBe(type)
  })

  test.each(SITE_TYPES)("%s survives the way to its code and back", (type) => {
    expect(siteTypeOf(siteTypeCode(type))).toBe(type)
  })

  test("the codes at the API are 1, 2 and 3", () => {
    expect(SITE_TYPES.map(siteTypeCode)).toEqual([1, 2, 3])
  })
})
