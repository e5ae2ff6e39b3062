import { expect, test } from "vitest"
import { guestBuys, guestTotal, orderNoOf } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods, stockOf } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)

const movesOf = async (goods_id: number, more: { detail_id?: number; page_size?: string } = {}) =>
  (await clerk.reads("GET /api/admin/stock/lists", { goods_id: String(goods_id), ...asText(more) })).list
const asText = ({ detail_id, ...rest }: { detail_id?: number; page_size?: string }) => ({
  ...rest,
  ...(detail_id !== undefined && { detail_id: String(detail_id) }),
})

test("staff say why pieces come and go, and read it with who did it", async () => {
  const { goodsId, variantId: detail_id } = await newGoods(shop, { stock: 3 })
  await clerk.does("POST /api/admin/goods/stock", { detail_id, change: 24, reason: "delivery", note: "Pallet 7" })
  await clerk.does("POST /api/admin/goods/stock", { detail_id, change: -2, reason: "damaged" })
  await clerk.does("POST /api/admin/goods/stock", { detail_id, set: 20 })
  await clerk.does("POST /api/admin/goods/stock", { detail_id, set: 20 })
  const [person] = await shop.rows<{ name: string }>("select name from staff where id = $1", desk.clerk.id)
  expect(await movesOf(goodsId)).toMatchObject([
    { change: -5, stock: 20, reason: "counted", note: "", staffName: person?.name, order_no: null },
    { change: -2, stock: 25, reason: "damaged" },
    { change: 24, stock: 27, reason: "delivery", note: "Pallet 7" },
  ])
})

test("an order takes pieces, and cancelling it brings them back", async () => {
  const { goodsId, variantId: detail_id } = await newGoods(shop, { stock: 9 })
  const items = [{ detail_id, number: 4 }]
  const order_no = orderNoOf(await guestBuys(shop, items))
  await clerk.does("POST /api/admin/order/cancel", { order_no })
  expect(await movesOf(goodsId)).toMatchObject([
    { change: 4, stock: 9, reason: "cancelled", order_no, staffName: "" },
    { change: -4, stock: 5, reason: "sold", order_no, staffName: "" },
  ])
})

test("pieces of a new variant were counted; moves are read by variant and by page", async () => {
  const { goodsId, variantIds } = await newGoods(shop, { stock: 1, variants: 2 })
  for (const detail_id of variantIds)
    for (let time = 0; time < 3; time++) await clerk.does("POST /api/admin/goods/stock", { detail_id, change: 1 })
  expect(await movesOf(goodsId)).toHaveLength(6)
  expect((await movesOf(goodsId, { detail_id: variantIds[0] ?? 0 })).map(({ stock }) => stock)).toEqual([4, 3, 2])
  const page = await clerk.reads("GET /api/admin/stock/lists", { goods_id: String(goodsId), page_size: "4" })
  expect([page.list.length, page.total]).toEqual([4, 6])
})

test("another shop's moves are not told, and reasons that follow from orders cannot be named", async () => {
  const { goodsId, variantId: detail_id } = await newGoods(shop, { site: "sport" })
  const other = keeping(shop, desk.elsewhere)
  await other.does("POST /api/admin/goods/stock", { detail_id, change: 1 })
  expect(await movesOf(goodsId)).toEqual([])
  const own = await newGoods(shop)
  const reason = "sold" as never
  expect(
    await clerk.tries("POST /api/admin/goods/stock", { detail_id: own.variantId, change: 1, reason }),
  ).toMatchObject({
    reason: "invalidField",
    details: { fields: { reason: expect.any(String) } },
  })
})

test("the moves add up to what is left, whatever happens at once", { timeout: 120_000 }, async () => {
  const shelf = await Promise.all([0, 1, 2].map(() => newGoods(shop, { stock: 30 })))
  const items = shelf.map(({ variantId }) => ({ detail_id: variantId, number: 1 }))
  const expected_total = await guestTotal(shop, items)
  await Promise.all([
    ...Array.from({ length: 40 }, async (_, at) => {
      const placed = await guestBuys(shop, at % 2 === 0 ? items : items.toReversed(), { expected_total })
      if (placed.code === 1 && at % 3 === 0)
        await clerk.does("POST /api/admin/order/cancel", { order_no: placed.data.order_no })
    }),
    ...Array.from({ length: 20 }, (_, at) =>
      clerk.tries("POST /api/admin/goods/stock", { detail_id: items[at % 3]?.detail_id ?? 0, change: at % 2 ? 2 : -1 }),
    ),
  ])
  for (const { goodsId, variantId } of shelf) {
    const moves = await movesOf(goodsId, { page_size: "100" })
    const left = await stockOf(shop, variantId)
    expect(30 + moves.reduce((sum, { change }) => sum + change, 0)).toBe(left)
    expect(moves[0]?.stock).toBe(left)
    // Each begins where the one before has ended.
    for (const [at, move] of moves.entries()) expect(move.stock - move.change).toBe(moves[at + 1]?.stock ?? 30)
  }
})

test("goods that run low are found as soon as an order takes the sixth last piece", async () => {
  const { goodsId, variantId: detail_id } = await newGoods(shop, { stock: 6 })
  const isLow = async () =>
    (await clerk.reads("GET /api/admin/goods/lists", { stock: "low", page_size: "100" })).list.some(
      ({ id }) => id === goodsId,
    )
  expect(await isLow()).toBe(false)
  await guestBuys(shop, [{ detail_id, number: 1 }])
  expect(await isLow()).toBe(true)
  await clerk.does("POST /api/admin/goods/stock", { detail_id, change: 1 })
  expect(await isLow()).toBe(false)
})
