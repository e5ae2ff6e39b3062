import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readSegment } from "../site/screen-address.ts"
import { goodsNamePart, goodsPath, goodsRedirect } from "./goods-address.ts"

describe("goodsPath", () => {
  test.each([
    ["Lamp", "Lamp", "/item/Lamp_7"],
    ["Red lamp", "Red-lamp", "/item/Red-lamp_7"],
    ["a b_c#d/e", "a-b-c-d-e", "/item/a-b-c-d-e_7"],
    ["two  spaces", "two--spaces", "/item/two--spaces_7"],
    ["tab\tand\nline\u00a0break", "tab-and-line-break", "/item/tab-and-line-break_7"],
    ["nul\u0000byte", "nul-byte", "/item/nul-byte_7"],
    ["50% off?", "50%-off?", "/item/50%25-off%3F_7"],
    ["a&b=c;d", "a&b=c;d", "/item/a%26b%3Dc%3Bd_7"],
    ["back\\slash", "back\\slash", "/item/back%5Cslash_7"],
    ["..", "..", "/item/.._7"],
    ["Café", "Café", "/item/Caf%C3%A9_7"],
    ["Cafe\u0301", "Café", "/item/Caf%C3%A9_7"],
    ["مصباح أحمر", "مصباح-أحمر", "/item/%D9%85%D8%B5%D8%A8%D8%A7%D8%AD-%D8%A3%D8%AD%D9%85%D8%B1_7"],
    ["灯", "灯", "/item/%E7%81%AF_7"],
    ["💡", "💡", "/item/%F0%9F%92%A1_7"],
    ["\ud83d", "\ufffd", "/item/%EF%BF%BD_7"],
    [" ", "-", "/item/-_7"],
    ["", "goods", "/item/goods_7"],
  ])("%j is named %j at %s", (name, part, path) => {
    expect(goodsNamePart(name)).toBe(part)
    expect(goodsPath(name, 7)).toBe(path)
  })
})

describe("goodsRedirect", () => {
  test.each([
    ["Red-lamp", null],
    ["red-lamp", "/item/Red-lamp_7"],
    ["Red lamp", "/item/Red-lamp_7"],
    ["Old-name", "/item/Red-lamp_7"],
    ["", "/item/Red-lamp_7"],
  ])("name part %j leads to %j", (part, target) => {
    expect(goodsRedirect(part, { name: "Red lamp", id: 7 })).toBe(target)
  })

  const anyName = fc.string({ unit: "binary" })
  const anyId = fc.integer({ min: 1, max: 2147483647 })

  test("the address of any goods leads back to them and redirects nowhere", () => {
    fc.assert(
      fc.property(anyName, anyId, (name, id) => {
        const [, segment = ""] = goodsPath(name, id).split("/item/")
        const found = readSegment("item", decodeURIComponent(segment))
        expect(found?.id).toBe(id)
        expect(goodsRedirect(found?.name ?? "", { name, id })).toBeNull()
      }),
    )
  })

  test("an address survives the URL parser unchanged", () => {
    fc.assert(
      fc.property(anyName, anyId, (name, id) => {
        expect(new URL(goodsPath(name, id), "http://shop.test").pathname).toBe(goodsPath(name, id))
      }),
    )
  })

  test("a router that turns %2F into a slash causes no endless redirect", () => {
    const goods = { name: "a%2Fb", id: 7 }
    expect(goodsPath(goods.name, goods.id)).toBe("/item/a%252Fb_7")
    expect(goodsRedirect("a/b", goods)).toBeNull()
    expect(goodsRedirect("a%2Fb", goods)).toBeNull()
  })
})
