import { expect, test } from "vitest"
import { guestBuys, guestTotal } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods, stockOf } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { rows, get } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)

const BULK = "POST /api/admin/goods/bulk"
const rowsOf = async (...ids: number[]) => (await clerk.reads("GET /api/admin/goods/rows", { ids: ids.join() })).rows
const rowOf = async (id: number) => {
  const [row] = await rowsOf(id)
  if (!row || row.detail_id === null) throw new Error(`There is no row of ${id}`)
  return { id, detail_id: row.detail_id, updated_at: row.updated_at }
}
const [category] = await rows<{ id: number }>("select id from category where site_id = 1 order by id limit 1")
const [tag] = await rows<{ id: number }>("select id from tag where site_id = 1 order by id limit 1")

test("names, prices, weights, places and pieces of many goods are saved at once, and lists know it", async () => {
  const [one, two] = [await newGoods(shop, { stock: 5 }), await newGoods(shop, { stock: 5 })]
  const [first, second] = [await rowOf(one.goodsId), await rowOf(two.goodsId)]
  const places = { categories: [category?.id ?? 0], tags: [tag?.id ?? 0] }
  const { saved, stock, faults } = await clerk.does(BULK, {
    faults: "refuse",
    reason: "delivery",
    rows: [
      { ...first, dnames: "Bulked", moq: 2, price: 12.5, orginPrice: 20, weight: 7, change: 24, ...places },
      { ...second, onSale: false, set: 50 },
    ],
  })
  expect(faults).toEqual([])
  expect(saved.map(({ id }) => id).toSorted()).toEqual([one.goodsId, two.goodsId].toSorted())
  expect(stock).toEqual([
    { detail_id: first.detail_id, stock: 29 },
    { detail_id: second.detail_id, stock: 50 },
  ])
  const [after] = await rowsOf(one.goodsId)
  expect(after).toMatchObject({
    dnames: "Bulked",
    moq: 2,
    price: 12.5,
    orginPrice: 20,
    weight: 7,
    stock: 29,
    ...places,
  })
  expect(after?.updated_at).toBe(saved.find(({ id }) => id === one.goodsId)?.updated_at)
  expect(await get("GET /api/goods/detail", { id: one.goodsId })).toMatchObject({ price: 12.5, dnames: "Bulked" })
  expect(await shop.ask("GET /api/goods/detail", { query: { id: two.goodsId } })).toMatchObject({
    reason: "unknownGoods",
  })
  const [noted] = await desk.noted(`goods ${one.goodsId}`)
  expect(noted).toMatchObject({ action: "goods.bulk", staff_id: desk.clerk.id })
  expect(noted?.detail).toMatchObject({ fields: { dnames: { after: "Bulked" }, moq: { before: 1, after: 2 } } })
  const moves = await clerk.reads("GET /api/admin/stock/lists", { goods_id: String(one.goodsId) })
  expect(moves.list).toMatchObject([{ change: 24, stock: 29, reason: "delivery" }])
})

test("a row with a fault is named in words; the others are saved, or with `refuse` none", async () => {
  const shelf = await Promise.all(Array.from({ length: 5 }, () => newGoods(shop, { stock: 2 })))
  const [a, b, c, d, e] = await Promise.all(shelf.map(({ goodsId }) => rowOf(goodsId)))
  const sent = [
    { ...a, price: -3, moq: 0 },
    { ...b, change: -9 },
    { ...c, price: 9, orginPrice: 5 },
    { ...d, categories: [999_999] },
    { ...e, price: 4 },
    { ...e, detail_id: undefined, dnames: "" },
    { id: 999_999_99, updated_at: e?.updated_at, moq: 3 },
  ]
  const named = [
    [0, "moq", "quantity"],
    [0, "price", "amount"],
    [1, "stock", "outOfStock"],
    [2, "price", "salePriceAbove"],
    [3, "categories", "unknownCategory"],
    [5, "dnames", "required"],
    [6, null, "unknownGoods"],
  ]
  const refusing = await clerk.does(BULK, { faults: "refuse", rows: sent })
  const short = (faults: typeof refusing.faults) => faults.map(({ at, field, reason }) => [at, field, reason])
  expect(short(refusing.faults)).toEqual(expect.arrayContaining(named))
  expect(refusing.faults).toHaveLength(named.length)
  expect(refusing).toMatchObject({ saved: [], stock: [] })
  for (const { msg } of refusing.faults) expect(msg).toMatch(/\w .*\.$/)
  expect((await rowsOf(e?.id ?? 0))[0]?.price).toBe(10)
  const skipping = await clerk.does(BULK, { faults: "skip", rows: sent })
  expect(skipping.faults).toEqual(refusing.faults)
  expect(skipping.saved.map(({ id }) => id)).toEqual([e?.id])
  expect((await rowsOf(e?.id ?? 0))[0]?.price).toBe(4)
})

test("what a colleague has changed since is not overwritten, pieces are added whatever happened", async () => {
  const { goodsId } = await newGoods(shop, { stock: 2 })
  const read = await rowOf(goodsId)
  await clerk.does("POST /api/admin/goods/price", { detail_id: read.detail_id, price: 33 })
  const late = await clerk.does(BULK, { faults: "skip", rows: [{ ...read, price: 5 }] })
  expect(late).toMatchObject({ saved: [], faults: [{ at: 0, field: null, reason: "notPossibleNow" }] })
  const pieces = await clerk.does(BULK, { faults: "skip", rows: [{ ...read, change: 3 }] })
  expect(pieces).toMatchObject({ stock: [{ stock: 5 }], faults: [] })
  expect((await rowsOf(goodsId))[0]).toMatchObject({ price: 33, stock: 5 })
})

test("numbers can be swapped, and none be given twice", async () => {
  const [one, two, three] = [await newGoods(shop), await newGoods(shop), await newGoods(shop)]
  const [a, b, c] = (await rowsOf(one.goodsId, two.goodsId, three.goodsId)).toSorted((x, y) => x.id - y.id)
  if (!a || !b || !c) throw new Error("There are no rows")
  const of = ({ id, detail_id, updated_at }: typeof a) => ({ id, detail_id, updated_at })
  const swapped = await clerk.does(BULK, {
    faults: "refuse",
    rows: [
      { ...of(a), dno: b.dno, goodNo: b.goodNo },
      { ...of(b), dno: a.dno, goodNo: a.goodNo },
    ],
  })
  expect(swapped.faults).toEqual([])
  expect((await rowsOf(a.id))[0]).toMatchObject({ dno: b.dno, goodNo: b.goodNo })
  const [now] = await rowsOf(a.id)
  const twice = await clerk.does(BULK, {
    faults: "skip",
    rows: [
      { ...of(now ?? a), dno: "same" },
      { ...of(c), dno: "same" },
    ],
  })
  expect(twice).toMatchObject({ saved: [{ id: a.id }], faults: [{ at: 1, field: "dno", reason: "alreadyThere" }] })
})

test("goods of another shop are unknown, a variant of another good too; too many rows are refused", async () => {
  const foreign = await newGoods(shop, { site: "sport" })
  const [own, other] = [await newGoods(shop), await newGoods(shop)]
  const read = await rowOf(own.goodsId)
  const { faults, saved } = await clerk.does(BULK, {
    faults: "skip",
    rows: [
      { ...read, id: foreign.goodsId, detail_id: foreign.variantId, price: 1 },
      { ...read, detail_id: other.variantId, price: 1 },
      { ...read, detail_id: foreign.variantId, price: 1 },
      { nonsense: true },
    ],
  })
  expect(saved).toEqual([])
  expect(faults.map(({ at, reason }) => [at, reason])).toEqual(
    expect.arrayContaining([
      [0, "unknownGoods"],
      [1, "unknownRow"],
      [2, "unknownRow"],
    ]),
  )
  const many = Array.from({ length: 1_001 }, () => read)
  expect(await clerk.tries(BULK, { faults: "skip", rows: many })).toMatchObject({
    reason: "invalidField",
    details: { fields: { rows: "tooManyEntries" } },
  })
})

test("tables that are saved while orders are placed stop nobody and lose no piece", { timeout: 120_000 }, async () => {
  const shelf = await Promise.all(Array.from({ length: 4 }, () => newGoods(shop, { stock: 100 })))
  const items = shelf.map(({ variantId }) => ({ detail_id: variantId, number: 1 }))
  const expected_total = await guestTotal(shop, items)
  const read = await Promise.all(shelf.map(({ goodsId }) => rowOf(goodsId)))
  const [orders, saves] = await Promise.all([
    Promise.all(
      Array.from({ length: 24 }, (_, at) => guestBuys(shop, at % 2 ? items : items.toReversed(), { expected_total })),
    ),
    Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        clerk.tries(BULK, {
          faults: "skip",
          rows: (at % 2 ? read : read.toReversed()).map((row) => ({ ...row, change: 2, ...(at > 8 && { moq: 1 }) })),
        }),
      ),
    ),
  ])
  expect(orders.filter(({ code }) => code !== 1)).toEqual([])
  expect(saves.filter(({ reason }) => reason !== "done")).toEqual([])
  const added = saves.filter((_, at) => at <= 8).length * 2
  const left = await Promise.all(shelf.map(({ variantId }) => stockOf(shop, variantId)))
  for (const pieces of left) expect(pieces).toBeGreaterThanOrEqual(100 - 24 + added)
  const moved = await rows<{ left: number; moved: number }>(
    `select v.stock as left, 100 + (select sum(change) from stock_move m where m.variant_id = v.id)::int as moved
     from variant v where v.id = any($1)`,
    shelf.map(({ variantId }) => variantId),
  )
  for (const row of moved) expect(row.moved).toBe(row.left)
})
