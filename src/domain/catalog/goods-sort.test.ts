import { expect, test } from "vitest"
import { goodsSortOf } from "./goods-sort.ts"

test.each([
  ["newest", "newest"],
  ["priceAsc", "priceAsc"],
  ["priceDesc", "priceDesc"],
  ["sold", "sold"],
  ["rating", "rating"],
  ["default", "default"],
  ["Newest", "default"],
  ["", "default"],
  [null, "default"],
  ["__proto__", "default"],
])("sort=%s lists by %s", (text, sort) => expect(goodsSortOf(text)).toBe(sort))
