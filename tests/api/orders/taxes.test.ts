import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { refundOfReturn } from "../../../src/server/returns/refund-of-return.ts"
import { guestAddress, newGoods } from "../admin/catalog/shelf.ts"
import { atDesk, replied } from "../admin/desk/desk.ts"
import { orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, noted, owner } = await atDesk(shop)

const GERMAN = { prices: "gross", country: "DE", postcode: "10115", euSales: "oss" } as const
const REDUCED = { country: "DE", validFrom: "2020-01-01", reduced: 7 }

type Sent = Extract<Parameters<typeof ask<"POST /api/admin/tax/settings">>[1], { body?: unknown }>["body"]
const save = (
  settings: NonNullable<Sent>["settings"],
  zones: NonNullable<NonNullable<Sent>["zones"]> = [],
  as = asOwner,
) => ask("POST /api/admin/tax/settings", { body: { settings, zones }, ...as })
const read = () => get("GET /api/admin/tax/settings", undefined, asOwner)

/** Two at 119.00 that are taxed as usual, and one at 10.70 that is taxed less. */
const lamp = await newGoods(shop, { price: 11_900, weight: 0 })
const book = await newGoods(shop, { price: 1_070, weight: 0 })
await rows("update goods set tax_class = 'reduced' where id = $1", book.goodsId)
await rows("delete from order_promotion where site_id = 1")
await rows("delete from shipping_promotion where site_id = 1")
await rows("update freight_rate set first_fee = 500, free_above = null where site_id = 1")
await rows("update site set free_shipping = false, default_region_id = null where id = 1")
const ITEMS = [
  { detail_id: lamp.variantId, number: 2 },
  { detail_id: book.variantId, number: 1 },
]

async function previewed(region_code: string, zip_code = "") {
  return replied(await ask("POST /api/order/preview", { body: { items: ITEMS, region_code, zip_code } }))
}

async function placed(region_code = "DE", address: object = {}): Promise<string> {
  const { total } = await previewed(region_code)
  const body = { items: ITEMS, address: { ...guestAddress(undefined, region_code), ...address }, expected_total: total }
  const headers = { "idempotency-key": randomUUID() }
  return orderNoOf(await ask("POST /api/order/noUserCreateOrder", { headers, body }))
}

const partsOf = (order_no: string) =>
  rows<{ rate: number; net: number; tax: number; freight: boolean }>(
    `select p.rate, p.net, p.tax, p.order_line_id is null as freight from order_tax_part p
     join shop_order o on o.id = p.order_id where o.order_no = $1 order by p.id`,
    order_no,
  )

const byHand = (call: "received" | "givenBack", order_no: string, amount: number, day: string) =>
  ask(`POST /api/admin/order/${call}`, {
    body: { order_no, amount, day, reference: "" },
    headers: { ...owner.headers, "idempotency-key": randomUUID() },
  })

beforeEach(async () => {
  await rows("update site set time_zone = 'UTC' where id = 1")
  replied(await save(null))
})

test("a shop that has set up no tax knows none", async () => {
  expect(await read()).toEqual({ settings: null, zones: [], threshold: null, updated_at: null })
  const { shown } = await previewed("DE")
  expect(shown.tax).toBeNull()
  const order_no = await placed()
  expect(await partsOf(order_no)).toEqual([])
  expect((await get("GET /api/admin/order/detail", { order_no }, asOwner)).shown).toMatchObject({ total: 253.7 })
})

describe("what the owner says", () => {
  test("is kept, noted, and nobody else's to say", async () => {
    expect(await save(GERMAN, [], asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
    const saved = replied(await save(GERMAN, [REDUCED, { country: "FR", validFrom: "2021-01-01", standard: "20" }]))
    expect(saved).toEqual(await read())
    expect(saved.settings).toMatchObject({ ...GERMAN, fixed: "gross", freightClass: "asGoods", rounding: "rate" })
    expect(saved.zones.map(({ country, standard, reduced }) => [country, standard, reduced])).toEqual([
      ["DE", null, "7"],
      ["FR", "20", null],
    ])
    expect((await noted("tax")).at(-1)).toMatchObject({ action: "tax.settings", staff_id: owner.id })
  })

  test.each([
    [{ ...REDUCED, reduced: -1 }, "zones.1.reduced", "taxRate"],
    [{ ...REDUCED, standard: 250 }, "zones.1.standard", "taxRate"],
    [REDUCED, "zones.1.country", "taxZonesMeet"],
    [{ ...REDUCED, country: "QQ", standard: 1 }, "zones.1.country", "regionUnknown"],
    [{ ...REDUCED, country: "US", standard: 1, region: "US-QQQ" }, "zones.1.region", "regionUnknown"],
    [{ ...REDUCED, country: "US" }, "zones.1.standard", "taxRateNeeded"],
    [{ ...REDUCED, validFrom: "2026-02-30" }, "zones.1.validFrom", "invalid"],
  ])("%j is refused in words, and nothing of it is kept", async (zone, field, key) => {
    expect(await save(GERMAN, [REDUCED, zone])).toMatchObject({ status: 422, data: { fields: { [field]: key } } })
    expect((await read()).settings).toBeNull()
  })

  test("a country that there is not is none to sell from", async () => {
    expect(await save({ ...GERMAN, country: "QQ" })).toMatchObject({
      data: { fields: { "settings.country": "regionUnknown" } },
    })
  })
})

describe("prices with tax", () => {
  test("contain it: the total stays, and every line says its part", async () => {
    replied(await save(GERMAN, [REDUCED]))
    const { shown, total } = await previewed("DE")
    expect(total).toBe(253.7)
    expect(shown.tax).toEqual({
      aboveTotal: [],
      belowTotal: [
        { text: "incl. 19% VAT", amount: 38.76 },
        { text: "incl. 7% VAT", amount: 0.71 },
      ],
    })
    const order_no = await placed()
    // 5.00 of freight follow the goods: 4.78 at 19 %, 0.22 at 7 %.
    expect(await partsOf(order_no)).toEqual([
      { rate: 190_000, net: 20_000, tax: 3_800, freight: false },
      { rate: 70_000, net: 1_000, tax: 70, freight: false },
      { rate: 190_000, net: 402, tax: 76, freight: true },
      { rate: 70_000, net: 21, tax: 1, freight: true },
    ])
    const detail = await get("GET /api/admin/order/detail", { order_no }, asOwner)
    expect(detail.shown).toEqual(shown)
    replied(await save({ ...GERMAN, prices: "net" }, []))
    expect((await get("GET /api/admin/order/detail", { order_no }, asOwner)).shown).toEqual(shown)
  })

  test("are the same in France at the French rate, or less where no tax is owed", async () => {
    replied(await save(GERMAN, [REDUCED]))
    expect((await previewed("FR")).shown).toMatchObject({
      total: 253.7,
      tax: { aboveTotal: [], belowTotal: [{ text: "incl. 20% VAT", amount: 42.28 }] },
    })
    const abroad = await previewed("US")
    expect(abroad.shown.tax).toMatchObject({
      aboveTotal: [{ text: "Tax at the delivery address", amount: -39.47 }],
      belowTotal: [{ text: expect.stringMatching(/^Tax-free export/), amount: null }],
    })
    expect(abroad.total).toBe(214.23)
    expect(abroad.shown.total).toBe(214.23)
  })

  test("a postcode that changes the total is told before anything is charged", async () => {
    replied(await save(GERMAN, [REDUCED]))
    const { total } = await previewed("DE")
    const address = { ...guestAddress(), zip_code: "78266" }
    const body = { items: ITEMS, address, expected_total: total }
    const headers = { "idempotency-key": randomUUID() }
    const told = await ask("POST /api/order/noUserCreateOrder", { headers, body })
    expect(told).toMatchObject({ reason: "priceChanged", data: { total: (await previewed("DE", "78266")).total } })
  })
})

describe("prices without tax", () => {
  test("get it on top, in base and charged currency", async () => {
    replied(await save({ ...GERMAN, prices: "net" }, [REDUCED]))
    const { shown, total } = await previewed("DE")
    expect(shown.tax).toEqual({
      aboveTotal: [
        { text: "plus 19% VAT", amount: 46.13 },
        { text: "plus 7% VAT", amount: 0.76 },
      ],
      belowTotal: [],
    })
    expect(total).toBe(300.59)
    const cart = replied(
      await ask("POST /api/goods/cartView", { body: { items: ITEMS.map((item) => ({ ...item, selected: true })) } }),
    )
    expect(cart.shown).toMatchObject({ subtotal: 248.7, total: 294.67, tax: { belowTotal: [] } })
    const order_no = await placed()
    const [row] = await rows(
      "select total, shown_total, tax_change, shown_tax_change from shop_order where order_no = $1",
      order_no,
    )
    expect(row).toEqual({ total: 30_059, shown_total: 30_059, tax_change: 4_689, shown_tax_change: 4_689 })
  })

  test("pieces give back what they cost with their tax, and all of them all of it", async () => {
    replied(await save({ ...GERMAN, prices: "net" }, [REDUCED]))
    const order_no = await placed()
    const [order] = await rows<{ id: number }>("select id from shop_order where order_no = $1", order_no)
    await rows("update shop_order set status = 5, payment_status = 1 where id = $1", order?.id)
    await rows(
      `insert into payment (site_id, order_id, provider, method, status, amount, currency_code)
       select site_id, id, 'sandbox', 'card', 'captured', shown_total, currency_code from shop_order where id = $1`,
      order?.id,
    )
    const lines = await rows<{ id: number; quantity: number }>(
      "select id, quantity from order_line where order_id = $1 and not is_gift order by id",
      order?.id,
    )
    const refund = (wish: object) =>
      ask("POST /api/admin/order/refund", {
        body: { order_no, ...wish },
        headers: { ...owner.headers, "idempotency-key": randomUUID() },
      })
    for (const pieces of [
      { id: lines[0]?.id, quantity: 1 },
      { id: lines[1]?.id, quantity: 1 },
    ])
      expect(await refund({ lines: [pieces] })).toMatchObject({ code: 1 })
    expect(await refund({})).toMatchObject({ code: 1 })
    const amounts = await rows<{ amount: number }>(
      "select amount from refund where order_id = $1 order by id",
      order?.id,
    )
    expect(amounts.map(({ amount }) => amount)).toEqual([14_161, 1_144, 14_754])
  })
})

test("many orders at the same moment each freeze their taxes, and no piece is sold twice", async () => {
  replied(await save(GERMAN, [REDUCED]))
  const few = await newGoods(shop, { price: 11_900, weight: 0, stock: 3 })
  const items = [{ detail_id: few.variantId, number: 1 }]
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      ask("POST /api/order/noUserCreateOrder", {
        headers: { "idempotency-key": randomUUID() },
        body: { items, address: guestAddress(`race-${index}@tax.example`), expected_total: 124 },
      }),
    ),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
  const [sums] = await rows(
    `select count(distinct p.order_id)::int as orders, sum(p.tax)::int as tax from order_tax_part p
     join order_line l on l.order_id = p.order_id where l.variant_id = $1`,
    few.variantId,
  )
  expect(sums).toEqual({ orders: 3, tax: 3 * (1_900 + 80) })
})

test("what went to other member states is declared by quarter, country and rate; what came back later is a row of its own", async () => {
  replied(await save(GERMAN, [REDUCED]))
  await rows("update currency set rate = 1.25 where code = 'EUR' and site_id = 1")
  const order_no = await placed("FR", { zip_code: "75001", mobile: "0612345678", calling_code: "33" })
  expect(await byHand("received", order_no, 253.7, "2026-11-17")).toMatchObject({ code: 1 })
  await rows(
    `update order_event set created_at = '2026-08-10' where kind = 'paid'
     and order_id = (select id from shop_order where order_no = $1)`,
    order_no,
  )
  const oss = (quarter: string) => get("GET /api/admin/tax/oss", { quarter }, asOwner)
  expect(await oss("2026-Q3")).toEqual({
    quarter: "2026-Q3",
    sales: [{ quarter: "2026-Q3", country: "FR", percent: "20", net: 211.42, tax: 42.28, euro: null }],
    corrections: [],
    tax: 42.28,
    euroTax: null,
  })
  replied(await ask("POST /api/admin/tax/euroRate", { body: { quarter: "2026-Q3", rate: "1.25" }, ...asOwner }))
  expect(await oss("2026-Q3")).toMatchObject({ sales: [{ euro: { net: 169.14, tax: 33.82 } }], euroTax: 33.82 })
  expect((await read()).threshold).toEqual({ thisYear: 169.14, lastYear: 0, state: "below" })
  expect(await byHand("givenBack", order_no, 100, "2026-11-17")).toMatchObject({ code: 1 })
  expect(await byHand("givenBack", order_no, 153.7, "2026-11-18")).toMatchObject({ code: 1 })
  expect(await oss("2026-Q4")).toMatchObject({
    sales: [],
    corrections: [{ quarter: "2026-Q3", country: "FR", net: -211.42, tax: -42.28, euro: { tax: -33.82 } }],
    tax: -42.28,
  })
  expect((await read()).threshold).toMatchObject({ thisYear: 0 })
})

test.each([
  ["UTC", "2026-Q3"],
  ["Europe/Berlin", "2026-Q4"],
])("by the clocks of %s a sale in the last hour of September belongs to %s", async (timeZone, quarter) => {
  replied(await save(GERMAN, [REDUCED]))
  await rows("update site set time_zone = $1 where id = 1", timeZone)
  const order_no = await placed("FR", { zip_code: "75001", mobile: "0612345678", calling_code: "33" })
  expect(await byHand("received", order_no, 253.7, "2026-11-17")).toMatchObject({ code: 1 })
  await rows(
    "update order_tax set kind = 'origin' where order_id <> (select id from shop_order where order_no = $1)",
    order_no,
  )
  await rows(
    `update order_event set created_at = '2026-09-30T22:30:00Z' where kind = 'paid'
     and order_id = (select id from shop_order where order_no = $1)`,
    order_no,
  )
  for (const each of ["2026-Q3", "2026-Q4"]) {
    const { sales } = await get("GET /api/admin/tax/oss", { quarter: each }, asOwner)
    expect(
      sales.map(({ tax }) => tax),
      each,
    ).toEqual(each === quarter ? [42.28] : [])
  }
})

test.each([
  ["UTC", 0],
  ["America/Los_Angeles", 500],
])(
  "by the clocks of %s the last day of a withdrawal that is asked for at three in the night gives %d back",
  async (timeZone, freight) => {
    replied(await save({ ...GERMAN, withdrawalDays: 14 }, [REDUCED]))
    await rows("update site set time_zone = $1 where id = 1", timeZone)
    const order_no = await placed()
    const [request] = await rows<{ id: number; site_id: number }>(
      `with sent as (update shop_order set status = 8, shipped_at = now() where order_no = $1 returning id, site_id),
       got as (insert into order_event (site_id, order_id, kind, created_at)
         select site_id, id, 'delivered', '2026-11-02T20:00:00Z' from sent)
     insert into return_request (site_id, order_id, reason, status, created_at)
     select site_id, id, 'No', 3, '2026-11-17T03:00:00Z' from sent returning id, site_id`,
      order_no,
    )
    const { id = 0, site_id = 0 } = request ?? {}
    await rows(
      `insert into return_line (site_id, order_id, return_id, order_line_id, quantity)
     select l.site_id, l.order_id, q.id, l.id, l.quantity from return_request q
     join order_line l on l.order_id = q.order_id where q.id = $1`,
      id,
    )
    expect(await refundOfReturn(shop.db, site_id, id)).toBe(2 * 11_900 + 1_070 + freight)
  },
)

test("who withdraws from all of an order gets the freight back too, once; who keeps a piece does not", async () => {
  replied(await save({ ...GERMAN, withdrawalDays: 14 }, [REDUCED]))
  const order_no = await placed()
  const [order] = await rows<{ id: number; site_id: number }>(
    "update shop_order set status = 8, shipped_at = now() where order_no = $1 returning id, site_id",
    order_no,
  )
  const { id = 0, site_id = 0 } = order ?? {}
  const returned = async (quantity: string) => {
    const [request] = await rows<{ id: number }>(
      "insert into return_request (site_id, order_id, reason, status) values ($1, $2, 'No', 3) returning id",
      ...[site_id, id],
    )
    await rows(
      `insert into return_line (site_id, order_id, return_id, order_line_id, quantity)
       select site_id, order_id, $1, id, ${quantity} from order_line where order_id = $2`,
      ...[request?.id, id],
    )
    return refundOfReturn(shop.db, site_id, request?.id ?? 0)
  }
  expect(await returned("1")).toBe(11_900 + 1_070)
  const all = await returned("quantity")
  expect(all).toBe(2 * 11_900 + 1_070 + 500)
  await rows(
    "insert into order_event (site_id, order_id, kind, created_at) values ($1, $2, 'delivered', '2026-01-05')",
    ...[site_id, id],
  )
  expect(await returned("quantity")).toBe(2 * 11_900 + 1_070)
})
