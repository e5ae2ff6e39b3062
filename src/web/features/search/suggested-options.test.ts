import { expect, test } from "vitest"
import { shareAddress } from "../../ui/navigation/share-address.ts"
import { suggestedOptions } from "./suggested-options.ts"

test("the search for the text itself is always there, after what the shop suggests", () => {
  const suggestions = { goods: [], ownTexts: [], categories: [{ id: 4, name: "Tea" }] }
  expect(suggestedOptions(suggestions, " tea pot ")).toEqual([
    { kind: "category", address: "/SaleGoods/lists?categoryId=4", name: "Tea" },
    { kind: "search", address: "/SaleGoods/lists?p=1&keywords=tea%20pot", keywords: "tea pot" },
  ])
})

test("before an answer only the search is there, and for no text nothing", () => {
  expect(suggestedOptions(null, "tea")).toHaveLength(1)
  expect(suggestedOptions(null, "  ")).toEqual([])
})

test("channels that take an address get it whole; the others get none", () => {
  const shared = { url: "https://shop.example/item/A&B_1", title: "A & B", image: "https://shop.example/a.webp" }
  expect(shareAddress("twitter", shared)).toBe(
    "https://twitter.com/intent/tweet?url=https%3A%2F%2Fshop.example%2Fitem%2FA%26B_1&text=A+%26+B",
  )
  expect(shareAddress("pinterest", shared)).toContain("media=https%3A%2F%2Fshop.example%2Fa.webp")
  expect(shareAddress("wechat", shared)).toBeNull()
  expect(shareAddress("ins", shared)).toBeNull()
})
