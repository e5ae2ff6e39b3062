import { describe, expect, test } from "vitest"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop

type Headers = Record<string, string>
const goods = await rows<{ id: number }>(
  "select id from goods where site_id = 1 and on_sale and not encrypted order by id limit 25",
)
const [mug = { id: 0 }, lamp = { id: 0 }] = goods
const [locked = { id: 0 }] = await rows<{ id: number }>("select id from goods where site_id = 1 and encrypted limit 1")
const [theirs = { id: 0 }] = await rows<{ id: number }>(
  "select g.id from goods g join site s on s.id = g.site_id where s.name = 'sport' limit 1",
)

const add = (headers: Headers, goods_id: number) => ask("POST /api/goods/addCollect", { headers, body: { goods_id } })
const remove = (headers: Headers, goods_id: number) =>
  ask("POST /api/goods/deleteCollect", { headers, body: { goods_id } })
const list = (headers: Headers, query = {}) => get("GET /api/goods/collect", query, { headers })
const isCollect = async (headers: Headers, id: number) =>
  (await get("GET /api/goods/detail", { id }, { headers })).isCollect

test("a good is added once however often, and removed once", async () => {
  const { headers } = await newMember(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(headers, mug.id)))
  for (const answer of answers) expect(answer).toMatchObject({ data: { goods_id: mug.id, isCollect: true } })
  expect(await list(headers)).toMatchObject({ total: 1, list: [{ id: mug.id }] })
  for (let time = 0; time < 2; time++)
    expect(await remove(headers, mug.id)).toMatchObject({ data: { goods_id: mug.id, isCollect: false } })
  expect(await list(headers)).toEqual({ list: [], total: 0, page_size: 20, current_page: 1 })
})

test("the latest come first, twenty on a page, as in any list of goods", async () => {
  const { headers } = await newMember(shop)
  for (const { id } of goods) await add(headers, id)
  const ids = goods.map(({ id }) => id).toReversed()
  const [first, second] = [await list(headers), await list(headers, { current_page: 2 })]
  expect(first).toMatchObject({ total: goods.length, page_size: 20, current_page: 1 })
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids)
  const shown = (await get("GET /api/goods/lists", { page_size: 100 })).list.find(({ id }) => id === mug.id)
  expect(second.list.find(({ id }) => id === mug.id)).toEqual(shown)
})

test("adding again does not bring a good to the front", async () => {
  const { headers } = await newMember(shop)
  for (const { id } of [mug, lamp, mug]) await add(headers, id)
  expect((await list(headers)).list.map(({ id }) => id)).toEqual([lamp.id, mug.id])
})

test("what is no longer sold stays and says so", async () => {
  const { headers } = await newMember(shop)
  await add(headers, lamp.id)
  await rows("update goods set on_sale = false where id = $1", lamp.id)
  expect((await list(headers)).list).toMatchObject([{ id: lamp.id, onSale: false }])
  expect(await add((await newMember(shop)).headers, lamp.id)).toMatchObject({ status: 404, reason: "unknownGoods" })
  await rows("update goods set on_sale = true where id = $1", lamp.id)
})

describe("a locked good", () => {
  test("cannot be added by whoever may not see it", async () => {
    const { headers } = await newMember(shop)
    expect(await add(headers, locked.id)).toMatchObject({ status: 404, reason: "unknownGoods" })
  })

  test("that was added stays locked", async () => {
    const { headers } = await newMember(shop)
    await add(headers, mug.id)
    await rows("update goods set encrypted = true where id = $1", mug.id)
    expect((await list(headers)).list).toMatchObject([
      { id: mug.id, isEncrypted: true, price: 0, image: null, dno: "" },
    ])
    expect(await remove(headers, mug.id)).toMatchObject({ code: 1 })
    await rows("update goods set encrypted = false where id = $1", mug.id)
  })
})

test.each([
  ["of another shop", theirs.id],
  ["that does not exist", 2_000_000_000],
])("a good %s is unknown", async (_which, id) => {
  const { headers } = await newMember(shop)
  expect(await add(headers, id)).toMatchObject({ status: 404, reason: "unknownGoods" })
})

test("the page of a good tells a member whether it is among theirs, and nobody else", async () => {
  const [one, other] = [await newMember(shop), await newMember(shop)]
  await add(one.headers, mug.id)
  expect([await isCollect(one.headers, mug.id), await isCollect(other.headers, mug.id)]).toEqual([true, false])
  expect(await isCollect({}, mug.id)).toBe(false)
})

test("favourites are for members", async () => {
  for (const answer of [await add({}, mug.id), await remove({}, mug.id), await ask("GET /api/goods/collect")])
    expect(answer).toMatchObject({ status: 401, reason: "signInRequired" })
  const stranger = await newMember(shop, "sport")
  expect(await add(stranger.headers, mug.id)).toMatchObject({ status: 401, reason: "sessionOver" })
})
