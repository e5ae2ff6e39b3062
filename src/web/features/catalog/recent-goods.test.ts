import { expect, test } from "vitest"
import type { GoodsEntry } from "../../../contract/goods-shapes.ts"
import { goodsEntry } from "../../../contract/goods-shapes.ts"
import { RECENT_MAX, readRecent, withoutGoods, withRecent } from "./recent-goods.ts"

function goods(id: number, change: Partial<GoodsEntry> = {}): GoodsEntry {
  return {
    id,
    dnames: `Lamp ${id}`,
    subtitle: "",
    dno: `L-${id}`,
    image: null,
    images: [],
    price: 10,
    minPrice: 10,
    maxPrice: 10,
    orginPrice: null,
    moq: 1,
    containSpec: "0",
    onSale: true,
    inStock: true,
    isEncrypted: false,
    rating: null,
    remarkCount: 0,
    tags: [],
    url: `/item/Lamp-${id}_${id}`,
    pifaPrice: [],
    ...change,
  }
}
const ids = (entries: readonly GoodsEntry[]) => entries.map(({ id }) => id)

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
  expect(ids(withRecent([goods(1), goods(2)], goods(2, { isEncrypted: true })))).toEqual([1])
})

test("only what a card shows is cached, in the shape that cards know", () => {
  const item = { ...goods(1, { images: ["/a.webp", "/b.webp", "/c.webp"] }), description: "long", details: [{}] }
  const [cached] = withRecent([], item)
  expect(cached).not.toHaveProperty("description")
  expect(goodsEntry.safeParse(cached).success).toBe(true)
})

test.each([
  ["nothing", null],
  ["no list", { id: 1 }],
  ["text", "[]"],
  ["other things in a list", [1, null, "x", {}, { id: 1, dnames: "Lamp" }]],
])("what cannot be read is left out: %s", (_what, stored) => {
  expect(readRecent(stored)).toEqual([])
})

test("what was written comes back", () => {
  const recent = withRecent([goods(1)], goods(2, { rating: 4.5, image: "/a.webp" }))
  expect(readRecent(JSON.parse(JSON.stringify(recent)))).toEqual(recent)
})
