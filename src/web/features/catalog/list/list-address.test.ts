import { expect, test } from "vitest"
import { cents } from "../../../../domain/pricing/money.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { listAddress } from "./list-address.ts"
import { readListChoice } from "./read-list-choice.ts"

const everything: ListChoice = {
  categoryId: null,
  keywords: "",
  type: null,
  tag: null,
  specs: [],
  sort: "default",
  min: null,
  max: null,
  onSale: false,
  rating: null,
  page: 1,
}
const narrowed: ListChoice = {
  categoryId: 4,
  keywords: "thé & café",
  type: 2,
  tag: 9,
  specs: [31, 7],
  sort: "priceAsc",
  min: cents(1250),
  max: cents(9900),
  onSale: true,
  rating: 4,
  page: 3,
}

test("the whole list has the plain address", () => {
  expect(listAddress(everything)).toBe("/SaleGoods/lists")
})

test("every choice is in the address, in one order", () => {
  expect(listAddress(narrowed, { page: 3 })).toBe(
    "/SaleGoods/lists?categoryId=4&keywords=th%C3%A9+%26+caf%C3%A9&type=2&tag=9&specs=7,31&sort=priceAsc&min=12.5&max=99&onSale=1&rating=4&p=3",
  )
})

test.each<[string, Partial<ListChoice>, string]>([
  ["a filter", { onSale: true }, "/SaleGoods/lists?onSale=1"],
  ["an order", { sort: "newest" }, "/SaleGoods/lists?sort=newest"],
  ["another page", { page: 2 }, "/SaleGoods/lists?p=2"],
  ["the first page", { page: 1 }, "/SaleGoods/lists"],
])("%s from page 5 on", (_what, change, address) => {
  expect(listAddress({ ...everything, page: 5 }, change)).toBe(address)
})

test("the order in which filters were ticked makes no other address", () => {
  expect(listAddress(everything, { specs: [2, 1] })).toBe(listAddress(everything, { specs: [1, 2] }))
})

test("what an address says is what a page reads from it", () => {
  const read = readListChoice(new URL(listAddress(narrowed, { page: 3 }), "https://shop.example").searchParams)
  expect(read).toEqual({ ...narrowed, specs: [7, 31] })
})
