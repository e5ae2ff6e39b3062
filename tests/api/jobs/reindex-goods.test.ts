import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pino } from "pino"
import { expect, test } from "vitest"
import { reindexGoods } from "../../../src/server/jobs/reindex-goods.ts"
import { testShop } from "../test-shop.ts"

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "src", "db", "migrations")
const { db, rows, secret, payments, dataFolder } = await testShop()
const run = () =>
  reindexGoods.run({ db, log: pino({ level: "silent" }), payments, secret, dataFolder, now: new Date() })
const prices = () => rows("select id, min_price, max_price from goods order by id")
const listed = () =>
  rows<{ site_id: number; after_id: number }>("select site_id, after_id from goods_reindex order by 1")
const migration = readFileSync(join(MIGRATIONS, "0012_reindex_goods_once.sql"), "utf8")
const putOnList = migration.split("--> statement-breakpoint").at(-1) ?? ""
/** As if another rule had written them before the migration put their shops on the list. */
const outdate = async () => {
  await rows("update goods set min_price = 77, max_price = 77 where min_price > 0")
  await rows(putOnList)
  const shops = await rows<{ id: number }>("select distinct site_id as id from goods order by 1")
  expect(await listed()).toEqual(shops.map(({ id }) => ({ site_id: id, after_id: 0 })))
}

test("a new database has nothing to index anew", async () => {
  expect(await listed()).toEqual([])
  expect(await run()).toBeUndefined()
})

test("goods that an older rule has indexed get the price of today's, once", async () => {
  const right = await prices()
  await outdate()
  expect(await prices()).not.toEqual(right)
  expect(await run()).toBe(`indexed ${right.length} goods anew`)
  expect(await prices()).toEqual(right)
  expect(await listed()).toEqual([])
  expect(await run()).toBeUndefined()
})

test("what was interrupted goes on where it stopped", async () => {
  const right = await prices()
  await outdate()
  const [half] = await rows<{ id: number }>(
    "select id from goods where site_id = 1 order by id offset (select count(*) / 2 from goods where site_id = 1) limit 1",
  )
  await rows("update goods_reindex set after_id = $1 where site_id = 1", half?.id)
  await run()
  const wrong = await rows<{ id: number }>("select id from goods where min_price = 77")
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.every(({ id }) => id <= (half?.id ?? 0))).toBe(true)
  expect(await listed()).toEqual([])
  await rows("insert into goods_reindex (site_id) values (1)")
  await run()
  expect(await prices()).toEqual(right)
})

test("several processes at once do it once", async () => {
  const right = await prices()
  await outdate()
  const told = await Promise.all(Array.from({ length: 6 }, run))
  const indexed = told.reduce((all, words) => all + Number(/\d+/.exec(words ?? "0")?.[0]), 0)
  expect(indexed).toBe(right.length)
  expect(await prices()).toEqual(right)
})

test("a shop that was removed leaves nothing on the list", async () => {
  await rows("insert into site (name, title, type, template_type) values ('gone', 'Gone', 1, 1)")
  await rows("insert into goods_reindex (site_id) select id from site where name = 'gone'")
  await rows("delete from site where name = 'gone'")
  expect(await listed()).toEqual([])
})
