import { expect, test } from "vitest"
import { canonicalAddress } from "./canonical-address.ts"

test.each([
  ["/", "home", "/"],
  ["//", "home", "/"],
  ["/SaleGoods/lists", "goodsList", "/SaleGoods/lists"],
  ["/salegoods/LISTS", "goodsList", "/SaleGoods/lists"],
  ["/SaleGoods//lists/", "goodsList", "/SaleGoods/lists"],
  ["/%53aleGoods/list%73", "goodsList", "/SaleGoods/lists"],
  ["/Item/Tea-Pot_12", "item", "/item/Tea-Pot_12"],
  ["/item/caf%c3%a9_12", "item", "/item/caf%C3%A9_12"],
  ["/item/café_12", "item", "/item/caf%C3%A9_12"],
  ["/item/a%2Fb_12", "item", "/item/a%2Fb_12"],
  ["/item/100%_12", "item", "/item/100%25_12"],
  ["/News/lists", "newsList", "/News/lists"],
  ["/news/12", "newsDetail", "/News/12"],
  ["/center/REMARK_1_2_3", "remark", "/Center/remark_1_2_3"],
  ["/about-us/", null, "/about-us"],
  ["/a/b/c", null, "/a/b/c"],
  ["/\\evil.example", null, "/%5Cevil.example"],
  ["/%5Cevil.example", null, "/%5Cevil.example"],
  ["/../etc", null, "/../etc"],
])("%s is %s at %s", (asked, screen, path) => {
  expect(canonicalAddress(asked)).toEqual({ screen, path })
  // What leads to itself can be redirected to: there is no way round in circles.
  expect(canonicalAddress(path)).toEqual({ screen, path })
})
