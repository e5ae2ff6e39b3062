import { describe, expect, test } from "vitest"
import { cents, type Money } from "../../../src/domain/pricing/money.ts"
import { lockOrder } from "../../../src/server/order-records/lock-order.ts"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { requestRefund } from "../../../src/server/payments/request-refund.ts"
import { testPayments } from "../test-payments.ts"
import { testShop } from "../test-shop.ts"
import { paymentDesk } from "./payment-desk.ts"

const shop = await testShop()
const { db, rows } = shop
const { approvedOrder, callback, logged, newOrder, resources } = paymentDesk(shop)

type Order = { id: number; siteId: number }

const DAY = 86_400

async function paidOrder(wish: Parameters<typeof approvedOrder>[0] = {}) {
  const order = await approvedOrder(wish)
  await callback(order.orderNo, order.payment.paypalId)
  return order
}

const giveBack = ({ id, siteId }: Order, base: Money | "rest", cause = `return of ${id} ${base}`) =>
  db.transaction(async (tx) => {
    await lockOrder(tx, siteId, id)
    return requestRefund(tx, { siteId, orderId: id, base, cause })
  })

/** What went back, as the order, the payment and the provider's books say. */
async function balance(orderId: number) {
  const [row] = await rows<Record<string, unknown>>(
    `select o.payment_status as "amontStatus", p.status, p.refunded, s.refunded as "atProvider",
       (select count(*) from sandbox_refund r where r.payment_id = s.id) as refunds,
       (select count(*) from order_event e where e.order_id = o.id and e.kind = 'refunded') as events,
       (select count(*) from mail_outbox m where m.kind = 'orderRefunded' and m.content ->> 'orderId' = o.id::text) as mails
     from shop_order o join payment p on p.order_id = o.id join sandbox_payment s on s.id = p.provider_id
     where o.id = $1`,
    orderId,
  )
  return row
}

test("all of it goes back: the order is refunded, the buyer is told", async () => {
  const order = await paidOrder()
  expect(await giveBack(order, "rest")).toBe(true)
  expect(await makeRefunds(resources())).toBe("1 of 1 refunds made")
  const back = { amontStatus: 2, status: "refunded", refunded: 4200, atProvider: 4200, refunds: 1, events: 1, mails: 1 }
  expect(await balance(order.id)).toEqual(back)
  const [mail] = await rows("select content from mail_outbox where kind = 'orderRefunded' order by id desc limit 1")
  expect(mail).toMatchObject({ content: { orderId: order.id, amount: 4200, currencyCode: "USD" } })
  expect(await makeRefunds(resources(DAY))).toBeUndefined()
})

test("a part goes back: the order stays paid", async () => {
  const order = await paidOrder()
  await giveBack(order, cents(1200))
  await makeRefunds(resources())
  const part = { amontStatus: 1, status: "captured", refunded: 1200, atProvider: 1200, refunds: 1, events: 1, mails: 1 }
  expect(await balance(order.id)).toEqual(part)
})

test("never more than was paid, and nothing where nothing was paid", async () => {
  const order = await paidOrder()
  expect(await giveBack(order, cents(4000), `a ${order.id}`)).toBe(true)
  expect(await giveBack(order, cents(4000), `b ${order.id}`)).toBe(true)
  expect(await giveBack(order, cents(1), `c ${order.id}`)).toBe(false)
  expect(await giveBack(order, "rest", `d ${order.id}`)).toBe(false)
  await makeRefunds(resources())
  expect(await balance(order.id)).toMatchObject({ amontStatus: 2, refunded: 4200, atProvider: 4200, refunds: 2 })
  const unpaid = await newOrder()
  expect(await giveBack(unpaid, "rest")).toBe(false)
})

test("one cause is one refund, however often it is asked for at once", async () => {
  const order = await paidOrder()
  await Promise.all(Array.from({ length: 10 }, () => giveBack(order, cents(1000), `return ${order.id}`)))
  await makeRefunds(resources())
  expect(await balance(order.id)).toMatchObject({ refunded: 1000, refunds: 1 })
})

test.each([
  [3000, 1000, [1000, 1000, 1000]],
  [1000, 3001, [1, 333, 333, 333]],
  [9999, 7, [1111, 2222, 3333, 3333]],
  [4200, 4200, [4199, 1]],
])("the parts of %i, paid as %i, are the whole: %j", async (total, shownTotal, parts) => {
  const order = await paidOrder({ total, shownTotal, currency: "EUR", rate: "1.1" })
  for (const [at, part] of parts.entries()) await giveBack(order, cents(part), `part ${at} of ${order.id}`)
  await makeRefunds(resources())
  expect(await balance(order.id)).toMatchObject({ amontStatus: 2, refunded: shownTotal, atProvider: shownTotal })
})

test("ten workers at once give each of 20 refunds back once", async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => paidOrder()))
  for (const order of orders) await giveBack(order, "rest")
  await Promise.all(Array.from({ length: 10 }, () => makeRefunds(resources())))
  const once = { amontStatus: 2, status: "refunded", refunded: 4200, atProvider: 4200, refunds: 1, events: 1, mails: 1 }
  for (const { id } of orders) expect(await balance(id)).toEqual(once)
  console.log("20 refunds by ten workers: 20 made, none twice")
})

describe("a provider that fails", () => {
  const failing = (refund: PaymentProvider["refund"]) =>
    testPayments({ db: shop.db, secret: shop.secret, wrap: (sandbox) => ({ ...sandbox, refund }) })

  test("is tried again, later each time; at last somebody is called, who can have it tried anew", async () => {
    const order = await paidOrder()
    const cause = `return of ${order.id}`
    await giveBack(order, "rest", cause)
    const payments = failing(() => Promise.reject(new Error("account closed")))
    const state = async () => (await rows("select status, attempts, failure from refund where cause = $1", cause))[0]
    await makeRefunds({ ...resources(), payments })
    expect(await state()).toEqual({ status: "requested", attempts: 1, failure: "account closed" })
    expect(await makeRefunds({ ...resources(10), payments }), "not so soon").toBeUndefined()
    for (let day = 1; day <= 11; day++) await makeRefunds({ ...resources(day * DAY), payments })
    expect(await state()).toEqual({ status: "failed", attempts: 12, failure: "account closed" })
    expect(logged.join()).toContain("failed for good")
    expect(await makeRefunds(resources(20 * DAY))).toBeUndefined()
    await giveBack(order, "rest", cause)
    await makeRefunds(resources(1))
    expect(await balance(order.id)).toMatchObject({ amontStatus: 2, refunded: 4200, refunds: 1 })
  })

  test("but did give the money back gives it back once", async () => {
    const order = await paidOrder()
    await giveBack(order, "rest")
    const payments = failing(async (refund) => {
      await shop.sandbox.refund(refund)
      throw new Error("the answer was lost")
    })
    await makeRefunds({ ...resources(), payments })
    expect(await balance(order.id)).toMatchObject({ amontStatus: 1, refunded: 0, atProvider: 4200, refunds: 1 })
    await makeRefunds(resources(60))
    expect(await balance(order.id)).toMatchObject({ amontStatus: 2, refunded: 4200, atProvider: 4200, refunds: 1 })
  })
})

test("orders of the demo can be given back too", async () => {
  const [order] = await rows<Order>(
    `select id, site_id as "siteId" from shop_order where payment_status = 1 and status = 10 order by id limit 1`,
  )
  if (!order) throw new Error("The demo has no paid order")
  await giveBack(order, "rest")
  await makeRefunds(resources())
  expect(await balance(order.id)).toMatchObject({ amontStatus: 2, status: "refunded", refunds: 1 })
})
