import { expect, test, vi } from "vitest"
import { flushViews } from "../../../src/server/catalog/view-counts.ts"
import { soon } from "../soon.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows, db, withoutApp } = shop
await rows("insert into site_app (site_id, app_id) select id, 3 from site on conflict do nothing")
type Good = { id: number; host: string }
const goods = await rows<Good>(
  `select g.id, s.name || '.localhost' as host from goods g join site s on s.id = g.site_id
  where g.on_sale and not g.encrypted and g.variant_count > 0 order by g.id`,
)
const [first = { id: 0, host: "" }, second = first] = goods
const look = ({ id, host }: Good) => ask("GET /api/goods/stock", { query: { id }, host })
const seen = async ({ id, host }: Good) => (await get("GET /api/goods/detail", { id }, { host })).viewCount ?? 0

test("every visitor is counted, however many come at once, when the job runs", async () => {
  const [before, other] = [await seen(first), await seen(second)]
  await Promise.all([...Array.from({ length: 30 }, () => look(first)), look(second)])
  expect(await seen(first)).toBe(before)
  expect(await flushViews({ db })).toBe("views of 2 goods written")
  expect([await seen(first), await seen(second)]).toEqual([before + 30, other + 1])
  expect(await flushViews({ db })).toBeUndefined()
})

test("many goods are written without making a kept page old", async () => {
  const heard: string[] = []
  const client = await db.$client.connect()
  client.on("notification", ({ payload = "" }) => heard.push(payload))
  await client.query("listen vitrine_changed")
  const before = await Promise.all(goods.map(seen))
  await Promise.all(goods.map(look))
  expect(await flushViews({ db })).toBe(`views of ${goods.length} goods written`)
  await client.query("unlisten vitrine_changed")
  client.release()
  expect(await Promise.all(goods.map(seen))).toEqual(before.map((count) => count + 1))
  expect(goods.length).toBeGreaterThan(50)
  expect(heard).toEqual([])
})

test("what could not be written waits for the next time", async () => {
  const before = await seen(first)
  await look(first)
  const broken = vi.spyOn(db, "execute").mockRejectedValueOnce(new Error("The database is away"))
  await expect(flushViews({ db })).rejects.toThrow("The database is away")
  broken.mockRestore()
  await look(first)
  await flushViews({ db })
  expect(await seen(first)).toBe(before + 2)
})

test("a process that never gets the job writes after a minute by itself", async () => {
  const before = await seen(first)
  await look(first)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 })
  await look(first)
  vi.useRealTimers()
  await soon(async () => (await seen(first)) === before + 2)
})

test("goods that are locked or unknown, and shops without the app, count nothing", async () => {
  const [locked = first] = await rows<Good>("select id from goods where site_id = $1 and encrypted", 1)
  for (const { id } of [locked, { id: 999_999 }]) expect((await look({ ...first, id })).status).toBe(404)
  await withoutApp(3, async () => {
    await look(first)
    expect(await get("GET /api/goods/detail", { id: first.id }, { host: first.host })).not.toHaveProperty("viewCount")
  })
  expect(await flushViews({ db })).toBeUndefined()
})
