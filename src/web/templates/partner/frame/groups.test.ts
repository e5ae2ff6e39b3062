import { expect, test } from "vitest"
import { money, ZERO } from "../../../../domain/pricing/money.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { groupedGoods, groupOf } from "./groups.ts"

test.each([
  ["33 Flanges and pipe fittings", { number: "33", name: "Flanges and pipe fittings" }],
  ["40.2 Oils", { number: "40.2", name: "Oils" }],
  ["Lamps", { number: "3", name: "Lamps" }],
  ["3D printing", { number: "3", name: "3D printing" }],
  ["2026", { number: "3", name: "2026" }],
])("%s is a group", (name, group) => {
  expect(groupOf(name, 2)).toEqual(group)
})

const article = (id: number, number?: string): CardGoods => ({
  id,
  name: "Article",
  subtitle: "",
  url: "/item/a_1",
  image: null,
  inStock: true,
  needsChoice: false,
  isLocked: false,
  isNew: false,
  rating: null,
  reviewCount: 0,
  price: money(1),
  highestPrice: ZERO,
  ...(number !== undefined && { number }),
})
const categories = [{ name: "10 Bearings" }, { name: "33 Flanges" }]

test("goods stand under the group whose number theirs begins with", () => {
  const goods = [article(1, "33-0050"), article(2, "10-6205"), article(3, "33-0080")]
  expect(
    groupedGoods(goods, categories).map(({ category, goods }) => [category?.name, goods.map(({ id }) => id)]),
  ).toEqual([
    ["33 Flanges", [1, 3]],
    ["10 Bearings", [2]],
  ])
})

test.each([["99-1"], [undefined]])("where one is %s they stand together", (number) => {
  const goods = [article(1, "33-0050"), article(2, number)]
  expect(groupedGoods(goods, categories)).toEqual([{ category: null, goods }])
})
