import { pino } from "pino"
import { expect, test } from "vitest"
import { hearChanges } from "../../../src/db/hear-changes.ts"
import { countSold } from "../../../src/server/jobs/count-sold.ts"
import { soon } from "../soon.ts"
import { tellChange } from "../tell-change.ts"
import { testShop } from "../test-shop.ts"

const { db, rows, secret, payments, dataFolder } = await testShop()
const run = () => countSold.run({ db, log: pino({ level: "silent" }), payments, secret, dataFolder, now: new Date() })
const sold = () => rows<{ id: number; sold_count: number }>("select id, sold_count from goods order by id")

test("sold counts add up, however many count at once", async () => {
  await rows(`update shop_order set sold_counted = false`)
  await rows(`update order_line set is_gift = true, unit_price = 0, reduction = 0
    where id = (select min(l.id) from order_line l join shop_order o on o.id = l.order_id where o.payment_status = 1)`)
  const paid = await rows<{ goods_id: number; pieces: number }>(`
    select l.goods_id, sum(l.quantity)::int as pieces from order_line l join shop_order o on o.id = l.order_id
    where o.payment_status = 1 and not l.is_gift group by 1`)
  expect(paid.length).toBeGreaterThan(5)
  const before = await sold()
  const told = await Promise.all(Array.from({ length: 12 }, run))
  const pieces = new Map(paid.map((row) => [row.goods_id, row.pieces]))
  expect(await sold()).toEqual(
    before.map(({ id, sold_count }) => ({ id, sold_count: sold_count + (pieces.get(id) ?? 0) })),
  )
  const orders = told.reduce((all, words) => all + Number(/\d+/.exec(words ?? "0")?.[0]), 0)
  expect(await rows("select count(*)::int as orders from shop_order where payment_status = 1")).toEqual([{ orders }])
})

test("what is counted is not counted again, and what is unpaid not at all", async () => {
  const before = await sold()
  expect(await run()).toBeUndefined()
  expect(await sold()).toEqual(before)
  expect(await rows("select distinct payment_status from shop_order where sold_counted")).toEqual([
    { payment_status: 1 },
  ])
})

test("kept pages outlive a great sale: counts are not told as changes", async () => {
  await rows("update shop_order set sold_counted = false where payment_status = 1")
  await rows(`insert into order_line (site_id, order_id, goods_id, variant_id, name, number, quantity, unit_price, weight)
    select v.site_id, o.id, v.goods_id, v.id, '', v.number, 1, 100, 1
    from variant v cross join lateral (
      select min(id) as id from shop_order o where o.site_id = v.site_id and o.payment_status = 1) o
    on conflict do nothing`)
  const [goods] = await rows<{ count: number }>("select count(distinct goods_id)::int as count from order_line")
  expect(goods?.count).toBeGreaterThan(50)
  const changes = await hearChanges(db)
  const told: string[] = []
  changes.onChange((tags) => told.push(...tags))
  await run()
  await tellChange(db, ["heard"])
  await soon(() => told.includes("heard"))
  await changes.close()
  expect(told).toEqual(["heard"])
})
