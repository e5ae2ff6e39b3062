import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, test } from "vitest"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { guardedShop } from "./guarantees/guarded-shop.ts"

const { shop, desk, worlds, paidOrder, close } = await guardedShop()
const { ask, rows } = shop
const { asOwner } = await atDesk(shop)
afterAll(close)

type Order = { id: number; siteId: number; orderNo: string }
type Wish = { amount?: number; lines?: { id: number; quantity: number }[] }

const refund = ({ orderNo }: Order, wish: Wish) =>
  ask("POST /api/admin/order/refund", {
    body: { order_no: orderNo, ...wish },
    headers: { ...asOwner.headers, "idempotency-key": randomUUID() },
  })

/** An order whose money has come, with one line for each price (in cents of the base currency). */
async function captured(name: string, wish: Parameters<typeof desk.newOrder>[0], prices: readonly number[] = []) {
  const world = worlds.find((each) => each.name === name)
  if (!world) throw new Error(`There is no ${name}`)
  const { payment, ...order } = await paidOrder(world, wish)
  await desk.callback(order.orderNo, payment.paypalId)
  const lines: number[] = []
  for (const [place, price] of prices.entries()) {
    const [line] = await rows<{ id: number }>(
      `insert into order_line (site_id, order_id, goods_id, variant_id, name, number, quantity, unit_price, reduction, weight)
       select v.site_id, $1, v.goods_id, v.id, 'Something', v.number, 1, $2, 0, 100
       from variant v where v.site_id = $3 order by v.id offset $4 limit 1 returning id`,
      ...[order.id, price, order.siteId, place],
    )
    lines.push(line?.id ?? 0)
  }
  return { ...order, lines, books: () => world.books(payment) }
}

const amountsOf = async ({ id }: Order) =>
  (await rows<{ amount: number }>("select amount from refund where order_id = $1 order by id", id)).map(
    ({ amount }) => amount,
  )
const statesOf = ({ id }: Order) => rows("select distinct status, attempts from refund where order_id = $1", id)

/** All that was asked for is made at the first try, and is all that came. */
async function expectAllBack(order: Awaited<ReturnType<typeof captured>>, units: number) {
  await makeRefunds(desk.resources())
  expect(await statesOf(order)).toEqual([{ status: "made", attempts: 1 }])
  expect(await order.books()).toMatchObject({ captured: units, refunded: units })
  const [row] = await rows("select payment_status from shop_order where id = $1", order.id)
  expect(row).toEqual({ payment_status: 2 })
}

describe("shares of what was charged in another currency are whole units of the provider", () => {
  test.each([
    // 42 dollars as 15,000 forints: a dollar is 357.14 of them.
    ["paypal", "HUF", 1_500_000, "0.0028", [10, 11, 21], [357_100, 392_900, 750_000]],
    ["paypal", "HUF", 1_500_100, "0.0028", [0.01, 0.01, 0.01], [400, 300, 400, 1_499_000]],
    ["paypal", "JPY", 6269, "0.0067", [14, 14, 14], [2090, 2089, 2090]],
    // And as 12.920 dinars: a dollar is 307.62 fils, of which Stripe takes tens.
    ["stripe", "KWD", 12_920, "3.25", [10, 11, 21], [3080, 3380, 6460]],
    ["stripe", "KWD", 12_920, "3.25", [0.03, 0.03, 0.03], [10, 10, 10, 12_890]],
    ["stripe", "HUF", 1_500_050, "0.0028", [10, 11, 21], [357_155, 392_870, 750_025]],
    ["sandbox", "KWD", 12_923, "3.25", [10, 11, 21], [3077, 3385, 6461]],
  ] as const)("%s, %s %i at %s: %j dollars are %j", async (name, currency, units, rate, dollars, amounts) => {
    const order = await captured(name, { total: 4200, shownTotal: units, currency, rate })
    for (const amount of dollars) expect(await refund(order, { amount })).toMatchObject({ code: 1 })
    if (amounts.length > dollars.length) expect(await refund(order, {})).toMatchObject({ code: 1 })
    expect(await amountsOf(order)).toEqual(amounts)
    await expectAllBack(order, units)
  })
})

describe("pieces, one line after the other, and then the rest, are exactly what was charged", () => {
  test.each([
    // The shop's own currency: 1,000.50 forints are 1,001 at PayPal, and the next line gets one less.
    ["paypal", "HUF", "1", 300_100, 300_100, [100_050, 100_050, 99_950], [100_100, 100_000, 100_000]],
    ["paypal", "HUF", "0.0028", 4200, 1_500_000, [1000, 1500, 1200], [357_100, 535_800, 428_500, 178_600]],
    ["stripe", "KWD", "3.25", 4200, 12_920, [1000, 1500, 1200], [3080, 4610, 3690, 1540]],
    ["stripe", "HUF", "1", 300_050, 300_050, [100_050, 100_050, 99_950], [100_050, 100_050, 99_950]],
  ] as const)("%s, %s at %s: %i charged as %i", async (name, currency, rate, total, units, prices, amounts) => {
    const order = await captured(name, { total, shownTotal: units, currency, rate }, prices)
    for (const id of order.lines)
      expect(await refund(order, { lines: [{ id, quantity: 1 }] })).toMatchObject({ code: 1 })
    if (amounts.length > prices.length) expect(await refund(order, {})).toMatchObject({ code: 1 })
    expect(await amountsOf(order)).toEqual(amounts)
    await expectAllBack(order, units)
  })
})

describe("a sum in the charge's own currency that the provider cannot give is refused at once, with the nearest", () => {
  test.each([
    [1000.5, 1001],
    [1000.49, 1000],
    [0.01, 1],
    // The nearest is never more than there is.
    [2999.99, 3000],
  ])("%d forints at PayPal: %d", async (amount, nearest) => {
    const order = await captured("paypal", { total: 300_000, currency: "HUF" })
    const refusal = { code: 0, status: 409, reason: "refundNotExact", data: { nearest, code: "HUF" } }
    const answer = await refund(order, { amount })
    expect(answer).toMatchObject(refusal)
    expect(answer.msg).toContain(`${nearest} HUF`)
    expect(await amountsOf(order)).toEqual([])
    expect(await refund(order, { amount: nearest })).toMatchObject({ code: 1 })
    expect(await amountsOf(order)).toEqual([nearest * 100])
    await makeRefunds(desk.resources())
    expect(await order.books()).toMatchObject({ refunds: 1, refunded: nearest * 100 })
  })

  test.each([
    ["stripe", "HUF"],
    ["sandbox", "HUF"],
    ["paypal", "EUR"],
  ])("%s gives hundredths of %s as they are named", async (name, currency) => {
    const order = await captured(name, { total: 300_000, currency })
    expect(await refund(order, { amount: 1000.49 })).toMatchObject({ code: 1 })
    expect(await amountsOf(order)).toEqual([100_049])
  })

  test("a return is not received with such a sum, and is with the nearest", async () => {
    const order = await captured("paypal", { total: 300_000, currency: "HUF", status: 1 }, [100_050])
    await rows("update shop_order set status = 8, shipped_at = now() where id = $1", order.id)
    const [request] = await rows<{ id: number }>(
      `insert into return_request (site_id, order_id, status, reason) values ($1, $2, 7, 'broken') returning id`,
      ...[order.siteId, order.id],
    )
    const id = request?.id ?? 0
    await rows(
      "insert into return_line (site_id, return_id, order_id, order_line_id, quantity) values ($1, $2, $3, $4, 1)",
      ...[order.siteId, id, order.id, order.lines[0]],
    )
    const receive = (body: object) =>
      ask("POST /api/admin/return/receive", { body: { id, restock: false, ...body }, ...asOwner })
    const refusal = { status: 409, reason: "refundNotExact", data: { nearest: 500, code: "HUF" } }
    expect(await receive({ refund: 500.4 })).toMatchObject(refusal)
    expect(await receive({ refund: 500 })).toMatchObject({ code: 1, data: { refund: 500 } })
    expect(await amountsOf(order)).toEqual([50_000])
  })
})

test("what is left after others took an odd part at the desk goes back in whole units, at the first try", async () => {
  const order = await captured("paypal", { total: 300_000, currency: "HUF" })
  expect(await refund(order, { amount: 2000 })).toMatchObject({ code: 1 })
  // As a dispute in fillér would leave it.
  await rows("update payment set lost = 150050 where order_id = $1", order.id)
  await makeRefunds(desk.resources())
  expect(await amountsOf(order)).toEqual([149_900])
  expect(await statesOf(order)).toEqual([{ status: "made", attempts: 1 }])
})
