import { expect, test } from "vitest"
import { cents } from "../../../domain/pricing/money.ts"
import type { CardGoods } from "./goods.ts"
import { RECENT_MAX, readRecent, withoutGoods, withRecent } from "./recent-goods.ts"

function goods(id: number, change: Partial<CardGoods> = {}): CardGoods {
  return {
    id,
    name: `Lamp ${id}`,
    subtitle: "",
    image: null,
    price: cents(1000),
    inStock: true,
    needsChoice: false,
    isLocked: false,
    isNew: false,
    rating: null,
    reviewCount: 0,
    url: `/item/Lamp-${id}_${id}`,
    ...change,
  }
}
const ids = (entries: readonly CardGoods[]) => entries.map(({ id }) => id)

test("the last one looked at comes first, each only once", () => {
  expect(ids(withRecent([goods(1), goods(2), goods(3)], goods(2)))).toEqual([2, 1, 3])
})

test("twelve are cached", () => {
  const many = Array.from({ length: 12 }, (_, index) => goods(index + 1))
  const recent = withRecent(many, goods(99))
  expect(recent).toHaveLength(RECENT_MAX)
  expect(ids(recent).slice(0, 2)).toEqual([99, 1])
  expect(ids(recent)).not.toContain(12)
})

test("the present one is not among those looked at before", () => {
  expect(ids(withoutGoods([goods(1), goods(2)], 1))).toEqual([2])
})

test("a locked good is not cached, and forgotten if it was", () => {
  expect(ids(withRecent([goods(1), goods(2)], goods(2, { isLocked: true })))).toEqual([1])
})

test("only what a card shows is cached, in the shape that cards know", () => {
  const item = { ...goods(1), description: "long", variants: [{}] }
  expect(withRecent([], item)).toEqual([goods(1)])
})

test.each([
  ["nothing", null],
  ["no list", { id: 1 }],
  ["text", "[]"],
  ["other things in a list", [1, null, "x", {}, { id: 1, name: "Lamp" }]],
])("what cannot be read is left out: %s", (_what, stored) => {
  expect(readRecent(stored)).toEqual([])
})

test("what was written comes back", () => {
  const recent = withRecent([goods(1)], goods(2, { rating: 4.5, image: "/a.webp" }))
  expect(readRecent(JSON.parse(JSON.stringify(recent)))).toEqual(recent)
})
