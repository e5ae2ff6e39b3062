import { expect, test } from "vitest"
import { contentAddress } from "./content-address.ts"

test.each([
  ["nothing to leave out", "/", "", "/"],
  ["a category", "/SaleGoods/lists", "?categoryId=5", "/SaleGoods/lists?categoryId=5"],
  ["a further page of a tag", "/SaleGoods/lists", "?p=2&type=3", "/SaleGoods/lists?type=3&p=2"],
  ["the first page", "/SaleGoods/lists", "?p=1", "/SaleGoods/lists"],
  ["a search", "/SaleGoods/lists", "?p=1&keywords=mug", "/SaleGoods/lists"],
  [
    "filters and sorting",
    "/SaleGoods/lists",
    "?specs=1&sort=newest&min=5&categoryId=5",
    "/SaleGoods/lists?categoryId=5",
  ],
  ["the same twice", "/SaleGoods/lists", "?type=2&type=3", "/SaleGoods/lists?type=2"],
  ["what advertisers add", "/item/mug_1", "?utm_source=x", "/item/mug_1"],
  ["what has to be escaped", "/SaleGoods/lists", "?categoryId=%3C%22%26", "/SaleGoods/lists?categoryId=%3C%22%26"],
])("%s", (_name, pathname, search, address) => expect(contentAddress({ pathname, search })).toBe(address))
