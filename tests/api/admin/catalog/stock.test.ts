import { expect, test } from "vitest"
import { guestBuys, guestTotal, type Placed } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods, stockOf } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)

const many = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))

const reasonOf = (answer: Placed): string => (answer.code === 1 ? "done" : answer.reason)

test("pieces are counted anew, added and taken; never below none", async () => {
  const { variantId: detail_id, goodsId } = await newGoods(shop, { stock: 3 })
  expect(await clerk.does("POST /api/admin/goods/stock", { detail_id, set: 12 })).toEqual({ detail_id, stock: 12 })
  expect(await clerk.does("POST /api/admin/goods/stock", { detail_id, change: -5 })).toEqual({ detail_id, stock: 7 })
  expect(await clerk.does("POST /api/admin/goods/stock", { detail_id, change: 1 })).toEqual({ detail_id, stock: 8 })
  expect(await clerk.tries("POST /api/admin/goods/stock", { detail_id, change: -9 })).toEqual({
    status: 409,
    reason: "outOfStock",
    details: { available: 8 },
  })
  expect(await clerk.tries("POST /api/admin/goods/stock", { detail_id, change: 9_999_999 })).toMatchObject({
    status: 409,
    reason: "notPossibleNow",
  })
  expect(await stockOf(shop, detail_id)).toBe(8)
  expect((await desk.noted(`variant ${detail_id}`)).map(({ detail }) => [detail.before, detail.after])).toEqual([
    [3, 12],
    [12, 7],
    [7, 8],
  ])
  expect((await get("GET /api/goods/stock", { id: goodsId })).list).toEqual([{ id: detail_id, stock: 8 }])
})

test("the last piece and the first are told in lists", async () => {
  const { variantId: detail_id, goodsId: id } = await newGoods(shop, { stock: 1 })
  const inStock = async () => (await get("GET /api/goods/detail", { id })).inStock
  await clerk.does("POST /api/admin/goods/stock", { detail_id, change: -1 })
  expect(await inStock()).toBe(false)
  await clerk.does("POST /api/admin/goods/stock", { detail_id, change: 4 })
  expect(await inStock()).toBe(true)
})

test("pieces that come and go while orders are placed are neither lost nor sold twice", {
  timeout: 120_000,
}, async () => {
  const { variantId: detail_id, goodsId } = await newGoods(shop, { stock: 20 })
  const items = [{ detail_id, number: 1 }]
  const expected_total = await guestTotal(shop, items)
  const [orders, changes] = await Promise.all([
    many(60, () => guestBuys(shop, items, { expected_total })),
    many(60, (at) => clerk.tries("POST /api/admin/goods/stock", { detail_id, change: at % 3 === 0 ? -2 : 3 })),
  ])
  const sold = orders.filter(({ code }) => code === 1).length
  const changed = changes.map(({ reason }, at): number => (reason === "done" ? (at % 3 === 0 ? -2 : 3) : 0))
  const reasons = [...orders.map(reasonOf), ...changes.map(({ reason }) => reason)]
  expect(reasons.filter((reason) => reason !== "done" && reason !== "outOfStock")).toEqual([])
  const left = 20 + changed.reduce((sum, change) => sum + change, 0) - sold
  console.log(`20 pieces, 60 orders against 60 changes: ${sold} sold, ${left} left`)
  expect(await stockOf(shop, detail_id)).toBe(left)
  const [row] = await rows("select in_stock from goods where id = $1", goodsId)
  expect(row).toEqual({ in_stock: left > 0 })
})

test("prices, variants and texts that change while orders are placed stop nobody", { timeout: 120_000 }, async () => {
  const shelf = await many(4, () => newGoods(shop, { stock: 500, variants: 2 }))
  const items = shelf.flatMap(({ variantIds }) => variantIds.map((detail_id) => ({ detail_id, number: 1 })))
  const expected_total = await guestTotal(shop, items)
  const numbers = await rows<{ id: number; number: string }>("select id, number from variant")
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  const changes = await Promise.all([
    many(30, (at) => guestBuys(shop, at % 2 === 0 ? items : items.toReversed(), { expected_total })),
    many(30, (at) => {
      const good = shelf[at % 4]
      const [first = 0, second = 0] = good?.variantIds ?? []
      const variants = [first, second].map((id, n) => ({
        id,
        goodNo: numberOf.get(id) ?? "",
        price: 10,
        weight: 500,
        specs: [{ name: "Size", value: String(n) }],
      }))
      const specs = [{ name: "Size", values: [{ name: "0" }, { name: "1" }] }]
      if (at % 3 === 0) return clerk.tries("POST /api/admin/goods/price", { detail_id: second, price: 10 })
      if (at % 3 === 1) return clerk.tries("POST /api/admin/goods/stock", { detail_id: first, change: 1 })
      return clerk.tries("POST /api/admin/goods/variants", { goods_id: good?.goodsId ?? 0, specs, variants })
    }),
    many(10, async (at) => {
      const id = shelf[at % 4]?.goodsId ?? 0
      const { updated_at } = await clerk.reads("GET /api/admin/goods/detail", { id })
      return clerk.tries("POST /api/admin/goods/save", { id, updated_at, subtitle: `Text ${at}` })
    }),
  ])
  const [orders, ...others] = changes
  const reasons = [...orders.map(reasonOf), ...others.flat().map(({ reason }) => reason)]
  // A text may have been changed by a colleague meanwhile; nothing else may go wrong.
  expect(reasons.filter((reason) => reason !== "done" && reason !== "notPossibleNow")).toEqual([])
  const placed = orders.length
  const added = Array.from({ length: 30 }, (_, at) => at).filter((at) => at % 3 === 1).length
  const [total] = await rows<{ pieces: number }>(
    "select sum(stock)::int as pieces from variant where goods_id = any($1)",
    shelf.map(({ goodsId }) => goodsId),
  )
  expect(total?.pieces).toBe(4 * 2 * 500 - placed * items.length + added)
})
