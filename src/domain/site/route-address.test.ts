import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  checkOutPath,
  languagePath,
  newsPath,
  ownPath,
  parseCheckOutIds,
  parsePage,
  positiveId,
  signInPath,
} from "./route-address.ts"

const badIds = ["", "0", "-1", "+1", "01", "1.0", "1e3", "0x1", " 1", "1 ", "abc", "١", "2147483648", "99999999999"]
const anyId = fc.integer({ min: 1, max: 2147483647 })

describe("positiveId", () => {
  test.each([
    ["1", 1],
    ["42", 42],
    ["2147483647", 2147483647],
    [null, null],
    [undefined, null],
  ])("%j is %j", (text, id) => {
    expect(positiveId(text)).toBe(id)
  })

  test.each(badIds)("%j is no id", (text) => {
    expect(positiveId(text)).toBeNull()
  })

  test("every id survives the way into a news address and back", () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(positiveId(newsPath(id).replace("/News/", ""))).toBe(id)
      }),
    )
  })
})

describe("parseCheckOutIds", () => {
  test.each([
    ["5", [5]],
    ["5,6,7", [5, 6, 7]],
    ["7, 5 ,7", [7, 5]],
    ["", null],
    [null, null],
    ["5,", null],
    [",5", null],
    ["5,,6", null],
    ["5;6", null],
    ["5,0", null],
    ["5,-6", null],
    ["5,six", null],
    ["5,2147483648", null],
  ])("ids=%s is %j", (ids, found) => {
    expect(parseCheckOutIds(ids)).toEqual(found)
  })

  test("every address that is made can be read", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { minLength: 1 }), (ids) => {
        expect(parseCheckOutIds(new URL(checkOutPath(ids), "http://shop.test").searchParams.get("ids"))).toEqual(ids)
      }),
    )
  })
})

describe("parsePage", () => {
  test.each([
    ["1", 1],
    ["7", 7],
    [null, 1],
    [undefined, 1],
    ["2147483647", 2147483647],
  ])("p=%s is page %i", (p, page) => {
    expect(parsePage(p)).toBe(page)
  })

  test.each(badIds)("p=%j is page 1", (p) => {
    expect(parsePage(p)).toBe(1)
  })
})

describe("ownPath", () => {
  test.each([
    ["/", "/"],
    ["/fr/SaleGoods/lists?p=2&keywords=a%20b", "/fr/SaleGoods/lists?p=2&keywords=a%20b"],
    ["/ara/item/%D9%83%D9%88%D8%A8_1", "/ara/item/%D9%83%D9%88%D8%A8_1"],
    ["SaleGoods/lists", "/SaleGoods/lists"],
    ["/a/../b", "/b"],
    ["", "/"],
    [null, "/"],
    [undefined, "/"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["\\\\elsewhere.example/", "/"],
    ["/\t/elsewhere.example", "/"],
    ["/.//elsewhere.example", "/"],
    ["/a/..//elsewhere.example", "/"],
    ["javascript:alert(1)", "/"],
    ["http://[", "/"],
  ])("%j leads to %j", (sent, path) => {
    expect(ownPath(sent)).toBe(path)
  })

  test("whatever is sent, it stays within the shop", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (sent) => {
          expect(new URL(ownPath(sent), "https://shop.example").host).toBe("shop.example")
        },
      ),
    )
  })

  test("a page survives the way into the address of a language and back", () => {
    const page = "/ara/SaleGoods/lists?keywords=a%26b&p=2"
    const { pathname, searchParams } = new URL(languagePath("ara", page), "https://shop.example")
    expect([pathname, ownPath(searchParams.get("to"))]).toEqual(["/language/ara", page])
  })

  test("and into the address of the sign-in", () => {
    const page = "/Center/Order?status=1&p=2"
    const { pathname, searchParams } = new URL(signInPath(page), "https://shop.example")
    expect([pathname, ownPath(searchParams.get("to"))]).toEqual(["/sign-in", page])
  })
})
