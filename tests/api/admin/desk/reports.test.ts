import { expect, test } from "vitest"
import { countOpening, flushOpenings } from "../../../../src/server/reports/checkout-openings.ts"
import { sumReports, sumSite } from "../../../../src/server/reports/sum-reports.ts"
import { bought } from "../../bought.ts"
import { testShop } from "../../test-shop.ts"
import { newGoods } from "../catalog/shelf.ts"
import { atDesk } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows, db, log, dataFolder, payments, secret } = shop
const { asOwner, asClerk, elsewhere } = await atDesk(shop)

const [site] = await rows<{ id: number }>("select id from site where name = 'default-modulized'")
const siteId = site?.id ?? 0
const run = () => sumReports.run({ db, log, dataFolder, payments, secret, now: new Date() })
const sales = (query: object = {}, as: object = asClerk) =>
  get("GET /api/admin/report/sales", query as never, as as never)
const DAY = { from: "2026-03-14", to: "2026-03-14" }

/** A paid order of one day: two lamps at 40, less 4. */
async function sold(createdAt: string, variantId: number) {
  const order = await bought(shop, { status: 5, lines: [{ quantity: 2, price: 4_000, reduction: 400, variantId }] })
  await rows("update shop_order set created_at = $2 where id = $1", order.id, createdAt)
  await rows(
    "insert into order_event (site_id, order_id, kind) select site_id, id, 'paid' from shop_order where id = $1",
    order.id,
  )
  return order
}

test("what was sold is summed by a job, by day, week, month, good, category, country and coupon", async () => {
  expect(await sales(DAY)).toMatchObject({ asOf: null, all: { orders: 0, amount: 0 } })
  await run()
  const lamp = await newGoods(shop, { price: 4_000 })
  const [category] = await rows<{ id: number; name: string }>(
    "select id, name from category where site_id = $1 limit 1",
    siteId,
  )
  await rows(
    "insert into goods_category (site_id, goods_id, category_id) values ($1, $2, $3)",
    siteId,
    lamp.goodsId,
    category?.id,
  )
  const order = await sold("2026-03-14T10:00:00Z", lamp.variantId)
  await rows(
    `insert into coupon_use (site_id, coupon_id, email, order_id) select $1, c.id, 'x@y.example', $2 from coupon c where c.site_id = $1 limit 1`,
    siteId,
    order.id,
  )
  await sold("2026-03-13T10:00:00Z", lamp.variantId)
  await run()
  const sale = { orders: 1, pieces: 2, amount: 81, reduction: 4 }
  const day = await sales(DAY)
  expect(day).toMatchObject({ asOf: expect.any(String), list: [{ key: "2026-03-14", ...sale }], all: sale })
  expect((await sales({ by: "week", from: "2026-03-09", to: "2026-03-15" })).list).toMatchObject([
    { key: "2026-03-09", orders: 2, amount: 162 },
  ])
  expect((await sales({ by: "month", from: "2026-02-15", to: "2026-03-31" })).list).toMatchObject([
    { key: "2026-02-01", orders: 0 },
    { key: "2026-03-01", orders: 2 },
  ])
  expect((await sales({ ...DAY, by: "goods" })).list).toMatchObject([
    { key: String(lamp.goodsId), pieces: 2, amount: 76 },
  ])
  expect((await sales({ ...DAY, by: "category" })).list).toMatchObject([{ label: category?.name, amount: 76 }])
  expect((await sales({ ...DAY, by: "country" })).list).toMatchObject([{ key: "GB", ...sale }])
  expect((await sales({ ...DAY, by: "coupon" })).list).toMatchObject([{ orders: 1, amount: 81 }])
})

test("what goes back is taken from the day of the sale, of goods where pieces are named; unpaid and other shops' do not count", async () => {
  const lamp = await newGoods(shop, { price: 4_000 })
  const day = { from: "2026-04-02", to: "2026-04-02" }
  const order = await sold("2026-04-02T12:00:00Z", lamp.variantId)
  const unpaid = await bought(shop, { status: 1, paymentStatus: 0 })
  await rows("update shop_order set created_at = '2026-04-02T12:00:00Z' where id = $1", unpaid.id)
  await run()
  expect((await sales(day)).all).toMatchObject({ orders: 1, amount: 81 })
  const line = order.lines[0]?.id
  const [refund] = await rows<{ id: number }>(
    `insert into refund (site_id, order_id, payment_id, cause, amount, status)
     select site_id, order_id, id, 'test ' || id, 3800, 'made' from payment where order_id = $1 returning id`,
    order.id,
  )
  await rows(
    "insert into refund_line (site_id, order_id, refund_id, order_line_id, quantity, amount) values ($1, $2, $3, $4, 1, 3800)",
    ...[siteId, order.id, refund?.id, line],
  )
  await rows("update payment set refunded = 3800 where order_id = $1", order.id)
  await rows("insert into order_event (site_id, order_id, kind) values ($1, $2, 'refunded')", siteId, order.id)
  await run()
  expect((await sales(day)).all).toMatchObject({ orders: 1, pieces: 1, amount: 43 })
  expect((await sales({ ...day, by: "goods" })).list).toMatchObject([{ pieces: 1, amount: 38 }])
  expect((await sales(day, elsewhere)).all).toMatchObject({ orders: 0, amount: 0 })
})

test("a day is the shop's: another time zone sums all anew", async () => {
  const lamp = await newGoods(shop)
  await sold("2026-05-05T23:30:00Z", lamp.variantId)
  await run()
  expect((await sales({ from: "2026-05-05", to: "2026-05-05" })).all.orders).toBe(1)
  await rows("update site set time_zone = 'Europe/Berlin' where id = $1", siteId)
  await run()
  expect((await sales({ from: "2026-05-05", to: "2026-05-05" })).all.orders).toBe(0)
  expect((await sales({ from: "2026-05-06", to: "2026-05-06" })).all.orders).toBe(1)
  await rows("update site set time_zone = 'UTC' where id = $1", siteId)
  await run()
})

test("from opened to placed to paid: how often, and nothing else; robots do not count", async () => {
  const at = new Date()
  const today = at.toISOString().slice(0, 10)
  const open = (path: string, userAgent: string, method = "GET") =>
    countOpening(db, { id: siteId, timeZone: "UTC" }, { method, path, userAgent }, at)
  const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
  open("/Order/check-out", browser)
  open("/de/Order/check-out.data", browser)
  open("/Order/check-out", "Googlebot/2.1 (+http://www.google.com/bot.html)")
  open("/Order/check-out", browser, "POST")
  open("/cart", browser)
  await flushOpenings(db)
  open("/Order/check-out", browser)
  await run()
  const funnel = await get("GET /api/admin/report/funnel", { from: today, to: today }, asClerk)
  expect(funnel.all.opened).toBe(3)
  const columns = await rows("select column_name from information_schema.columns where table_name = 'checkout_day'")
  expect(columns).toHaveLength(3)
  expect(funnel.all.placed).toBeGreaterThanOrEqual(funnel.all.paid)
})

test("what lies on the shelf is worth its pieces at their price", async () => {
  await run()
  const stock = await get("GET /api/admin/report/stock", undefined, asClerk)
  const [sum] = await rows<{ pieces: number; amount: number }>(
    "select sum(stock)::int as pieces, sum(stock * price)::bigint as amount from variant where site_id = $1",
    siteId,
  )
  await rows("update report_state set stock_at = null where site_id = $1", siteId)
  await run()
  const now = await get("GET /api/admin/report/stock", undefined, asClerk)
  expect(now.all).toMatchObject({ pieces: sum?.pieces, amount: (sum?.amount ?? 0) / 100 })
  expect(stock.asOf).not.toBeNull()
})

test("each report is a file for the owner; a name that a spreadsheet would run is text in it", async () => {
  const lamp = await newGoods(shop)
  await rows(`update goods set name = '=HYPERLINK("http://evil.example")' where id = $1`, lamp.goodsId)
  await sold("2026-06-01T12:00:00Z", lamp.variantId)
  await run()
  const query = { report: "sales" as const, by: "goods" as const, from: "2026-06-01", to: "2026-06-01" }
  const { name, csv } = await get("GET /api/admin/report/export", query, asOwner)
  expect(name).toBe("sales-by-goods.csv")
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  for (const report of ["stock", "funnel"] as const)
    expect((await get("GET /api/admin/report/export", { report }, asOwner)).csv).toContain("\r\n")
  expect(await ask("GET /api/admin/report/export", { query, ...asClerk })).toMatchObject({ status: 403 })
})

test("summing twice changes nothing", async () => {
  const before = await rows("select * from report_sale order by site_id, kind, day, key")
  await rows("update report_state set time_zone = 'x'")
  for (const each of await rows<{ id: number }>("select id from site"))
    await sumSite(db, { id: each.id, timeZone: "UTC" }, new Date())
  expect(await rows("select * from report_sale order by site_id, kind, day, key")).toEqual(before)
})
