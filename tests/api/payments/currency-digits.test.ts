import { describe, expect, test } from "vitest"
import { cents } from "../../../src/domain/pricing/money.ts"
import { lockOrder } from "../../../src/server/order-records/lock-order.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { requestRefund } from "../../../src/server/payments/request-refund.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { testShop } from "../test-shop.ts"
import { PAID_ONCE, paymentDesk } from "./payment-desk.ts"

const shop = await testShop()
const { ask, db, get, rows } = shop
const { asOwner, asClerk } = await atDesk(shop)
const { approvedOrder, callback, resources, told } = paymentDesk(shop)

const RATES = { JPY: "0.0067", KWD: "3.25", HUF: "0.0028", EUR: "1.085" }
await rows(
  `insert into currency (site_id, code, symbol, rate, position)
   select s.id, c.code, c.code || ' ', c.rate, 9 from site s, (values ('KWD', 3.25), ('HUF', 0.0028)) c (code, rate)
   where s.name = 'default-modulized' on conflict do nothing`,
)

describe.each([
  ["JPY", 6269, "6269"],
  ["KWD", 12_923, "12.923"],
  ["HUF", 1_500_000, "15000.00"],
  ["EUR", 3871, "38.71"],
] as const)("in %s", (code, units, text) => {
  const decimal = Number(text)

  test("an order of 42 dollars is shown, charged and told with the digits of the currency", async () => {
    const { variantId } = await newGoods(shop, { stock: 5, price: 42 })
    await rows("update site set free_shipping = true where name = 'default-modulized'")
    const items = [{ detail_id: variantId, number: 1 }]
    const { list } = await get("GET /api/admin/currency/lists", undefined, asOwner)
    const headers = { cookie: `rate=${list.find((currency) => currency.code === code)?.id}` }
    const preview = await ask("POST /api/order/preview", { body: { items, region_code: "DE" }, headers })
    if (preview.code !== 1) throw new Error(`Refused: ${preview.reason}`)
    const { shown, total } = preview.data
    const orderNo = orderNoOf(await guestBuys(shop, items, { headers, expected_total: total }))
    const [row] = await rows<{ shown_total: number; total: number }>(
      "select shown_total, total from shop_order where order_no = $1",
      orderNo,
    )
    const expected = Math.round(
      ((row?.total ?? 0) / 100 / Number(RATES[code])) * 10 ** (text.split(".")[1]?.length ?? 0),
    )
    expect(row?.shown_total).toBe(expected)
    const detail = await get("GET /api/admin/order/detail", { order_no: orderNo }, asClerk)
    expect(detail.shown).toMatchObject({ code, total: shown.total })
    expect(String(shown.total).split(".")[1]?.length ?? 0).toBeLessThanOrEqual(text.split(".")[1]?.length ?? 0)
  })

  test("it is paid once, and given back in parts that are exactly the whole", async () => {
    const order = await approvedOrder({ total: 4200, shownTotal: units, currency: code, rate: RATES[code] })
    const session = await get("GET /api/pay/sandbox/session", { token: order.payment.token })
    expect(session).toMatchObject({ amount: decimal, currencyCode: code })
    await callback(order.orderNo, order.payment.paypalId)
    expect(await told(order.id)).toEqual(PAID_ONCE)
    for (const part of [1, 1399, 1400, 1400])
      await db.transaction(async (tx) => {
        await lockOrder(tx, order.siteId, order.id)
        const cause = `part of ${order.id}: ${part} ${Math.random()}`
        await requestRefund(tx, { siteId: order.siteId, orderId: order.id, base: cents(part), cause })
      })
    await makeRefunds(resources())
    const after = await get("GET /api/admin/order/detail", { order_no: order.orderNo }, asClerk)
    expect(after).toMatchObject({ amontStatus: 2, money: { code, captured: decimal, refunded: decimal, left: 0 } })
    const [at] = await rows<{ refunded: number }>(
      "select refunded from sandbox_payment where reference = $1",
      order.orderNo,
    )
    expect(at).toEqual({ refunded: units })
  })
})

test("a base currency without cents is refused, in words; beside another one it is welcome", async () => {
  const { list } = await get("GET /api/admin/currency/lists", undefined, asOwner)
  const base = list.find(({ isBase }) => isBase)
  if (!base) throw new Error("There is no base currency")
  const save = (body: object) =>
    ask("POST /api/admin/currency/save", {
      body: { id: base.id, code: base.code, symbol: base.symbol, rate: "1", ...body },
      ...asOwner,
    })
  expect(await save({ code: "KRW" })).toMatchObject({ status: 422, data: { fields: { code: "baseCurrencyDigits" } } })
  expect(await save({})).toMatchObject({ code: 1 })
  expect(list.map(({ code }) => code)).toContain("JPY")
})
