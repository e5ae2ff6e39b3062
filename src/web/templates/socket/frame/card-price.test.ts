import { expect, test } from "vitest"
import { money } from "../../../../domain/pricing/money.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { cardPrice } from "./card-price.ts"

const goods: CardGoods = {
  id: 1,
  name: "Socket",
  subtitle: "",
  url: "/item/1",
  image: null,
  inStock: true,
  needsChoice: true,
  isLocked: false,
  isNew: false,
  rating: null,
  reviewCount: 0,
  price: money(24.6),
}
const tiers = [
  { begin: 10, price: money(28.2) },
  { begin: 50, price: money(24.6) },
]

test("a card tells the price of few, and the tiers beside it", () => {
  const { first, further } = cardPrice({ ...goods, highestPrice: money(31.4), tiers })
  expect(first.price).toBe(money(31.4))
  expect(further).toEqual(tiers)
})

test("tiers that a sale undercuts are left out", () => {
  expect(cardPrice({ ...goods, price: money(22.4), tiers: [{ begin: 10, price: money(22.4) }] }).further).toEqual([])
})

test("one price stays as it is", () => {
  expect(cardPrice(goods)).toEqual({ first: goods, further: [] })
})
