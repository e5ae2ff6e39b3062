import { describe, expect, test } from "vitest"
import { orderPath } from "./route-address.ts"
import { searchPath } from "./search-path.ts"

describe("searchPath", () => {
  test.each([
    ["product", "lamp", "/SaleGoods/lists?p=1&keywords=lamp"],
    ["product", "  red lamp & shade ", "/SaleGoods/lists?p=1&keywords=red%20lamp%20%26%20shade"],
    ["product", "50%#?", "/SaleGoods/lists?p=1&keywords=50%25%23%3F"],
    ["product", "", null],
    ["product", " \t ", null],
    ["order", "", null],
    ["order", "20260314-ABCDEFGHJKMNP", "/Center/Order/20260314-ABCDEFGHJKMNP"],
    ["order", " 20260314 abcdefghjkmnp ", "/Center/Order/20260314-ABCDEFGHJKMNP"],
    ["order", "no/such", "/Center/Order/no%2Fsuch"],
  ] as const)("a %s search for %j leads to %s", (kind, text, path) => {
    expect(searchPath(kind, text)).toBe(path)
  })

  test("half a character does not break an address", () => {
    expect(orderPath("\ud83d")).toBe("/Center/Order/%EF%BF%BD")
    expect(searchPath("product", "\ud83d")).toBe("/SaleGoods/lists?p=1&keywords=%EF%BF%BD")
  })
})
