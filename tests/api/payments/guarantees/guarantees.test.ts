import { afterAll, describe, expect, test } from "vitest"
import { cents } from "../../../../src/domain/pricing/money.ts"
import { lockOrder } from "../../../../src/server/order-records/lock-order.ts"
import { makeRefunds } from "../../../../src/server/payments/make-refunds.ts"
import { reconcilePayments } from "../../../../src/server/payments/reconcile-payments.ts"
import { requestRefund } from "../../../../src/server/payments/request-refund.ts"
import { settlePayment } from "../../../../src/server/payments/settle-payment.ts"
import { guardedShop, NOT_PAID, PAID } from "./guarded-shop.ts"
import type { Alteration } from "./payment-world.ts"

const guarded = await guardedShop()
const { shop, desk, worlds, tell, tellAll, begin, begunOrder, paidOrder, told, close } = guarded
const { db, rows } = shop
afterAll(close)

/** A hundred requests at once on a busy machine. */
const MANY_MS = 120_000

const AMOUNTS = [
  ["USD", 4217],
  ["EUR", 1099],
  ["JPY", 1234],
  ["HUF", 123_400],
  ["HUF", 123_450],
  ["KWD", 12_340],
  ["KWD", 12_345],
] as const

const shuffled = <Entry>(list: readonly Entry[]) =>
  list
    .map((entry) => ({ entry, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry)

const repeated = <Entry>(times: number, entry: Entry) => Array.from({ length: times }, () => entry)

type Order = { id: number; siteId: number }
const giveBack = ({ id, siteId }: Order, base: number | "rest", cause: string) =>
  db.transaction(async (tx) => {
    await lockOrder(tx, siteId, id)
    const wanted = { siteId, orderId: id, base: base === "rest" ? base : cents(base), cause: `${cause} ${id}` }
    return requestRefund(tx, wanted)
  })

describe.each(worlds.map((world) => [world.name, world] as const))("money by %s", (name, world) => {
  test.each(AMOUNTS)("%s %i: charged to the unit and given back to the unit, or not begun", async (currency, units) => {
    const wish = { currency, total: units }
    const written = world.written[`${currency} ${units}`]
    if (written === null) {
      const { id, orderNo } = await desk.newOrder(wish)
      const refusal = await desk.begin(orderNo, world.method, { provider: name })
      expect(refusal).toMatchObject({ code: 0, reason: "amountNotChargeable" })
      expect(await rows("select 1 from payment where order_id = $1", id)).toEqual([])
      return
    }
    const { payment, ...order } = await paidOrder(world, wish)
    const signals = [() => desk.callback(order.orderNo, payment.paypalId), () => tellAll(world, payment)]
    await Promise.all(shuffled([...signals, ...signals]).map((signal) => signal()))
    expect(await told(order.id)).toEqual(PAID)
    expect(await world.charged(payment)).toBe(written)
    expect(await world.books(payment)).toMatchObject({ captures: 1, captured: units, refunds: 0 })
    // A third in whole hundreds, which every provider can give back; then far more than is left, all at once.
    const third = Math.floor(units / 300) * 100
    expect(await giveBack(order, third, "a")).toBe(true)
    await Promise.all([makeRefunds(desk.resources()), makeRefunds(desk.resources())])
    expect(await world.books(payment)).toMatchObject({ refunds: 1, refunded: third })
    await Promise.all([giveBack(order, "rest", "b"), giveBack(order, units, "c"), giveBack(order, "rest", "d")])
    await Promise.all([makeRefunds(desk.resources(5)), makeRefunds(desk.resources(5))])
    await makeRefunds(desk.resources(3_600))
    expect(await world.books(payment)).toMatchObject({ captured: units, refunds: 2, refunded: units })
    expect(await told(order.id)).toMatchObject({ amontStatus: 2, paid: 1 })
    expect(await giveBack(order, 1, "e")).toBe(false)
  })

  test(
    "100 shuffled and repeated signals, forged ones among them, capture once",
    async () => {
      const [{ payment, ...order }, victim] = [await paidOrder(world), await begunOrder(world)]
      const answers: number[] = []
      /** Whatever the provider has to tell by then. */
      const webhook = async () => {
        const [delivery] = shuffled(await world.deliveries(payment))
        if (delivery) answers.push(await tell(world, delivery))
      }
      const forged = async () => {
        const [delivery] = shuffled(await world.misSigned(payment))
        if (delivery) expect(await tell(world, delivery)).toBe(403)
      }
      const signals = [
        ...repeated(40, webhook),
        ...repeated(30, () => desk.callback(order.orderNo, payment.paypalId)),
        ...repeated(10, () => settlePayment(desk.resources(), payment.id)),
        ...repeated(10, () => reconcilePayments(desk.resources(30))),
        ...repeated(10, forged),
      ]
      expect(signals).toHaveLength(100)
      await Promise.all(shuffled(signals).map((signal) => signal()))
      expect(await told(order.id)).toEqual(PAID)
      expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200, refunded: 0 })
      expect(answers).toEqual(repeated(40, 200))
      // Who looks on pays nothing.
      expect(await told(victim.id)).toEqual(NOT_PAID)
      console.log(`${name}: 100 signals, 1 capture, 1 paid event, 1 mail`)
    },
    MANY_MS,
  )

  test("forged, altered and foreign signals pay no order", async () => {
    const [paid, unpaid] = [await paidOrder(world), await begunOrder(world)]
    const genuine = await world.deliveries(paid.payment)
    expect(genuine.length).toBeGreaterThan(0)
    const altered = genuine.map(({ text, headers }) => ({
      text: text.replaceAll(paid.payment.paypalId, unpaid.payment.paypalId),
      headers,
    }))
    const unsigned = genuine.map(({ text }) => ({ text, headers: {} }))
    for (const delivery of [...altered, ...unsigned, ...(await world.misSigned(paid.payment))])
      expect(await tell(world, delivery)).toBe(403)
    // What one provider signs is nothing to another.
    for (const other of worlds.filter((one) => one !== world))
      for (const delivery of genuine) expect(await tell(other, delivery)).toBe(403)
    const { orderNo } = unpaid
    expect(await desk.callback(orderNo, paid.payment.paypalId)).toMatchObject({ reason: "unknownPayment" })
    expect(await desk.callback(orderNo, "MADE-UP")).toMatchObject({ reason: "unknownPayment" })
    expect((await desk.callback(orderNo, unpaid.payment.paypalId)).data).toEqual({ amontStatus: 0 })
    expect([await told(paid.id), await told(unpaid.id)]).toEqual([NOT_PAID, NOT_PAID])
  })

  test.each<Alteration>(["amount", "currency", "reference", "payee"])(
    "a payment with another %s than was asked for pays nothing, and the order can be paid properly",
    async (what) => {
      const { payment, ...order } = await paidOrder(world)
      await world.alter(payment, what)
      expect((await desk.callback(order.orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
      await tellAll(world, payment)
      await reconcilePayments(desk.resources(30))
      expect(await told(order.id)).toEqual(NOT_PAID)
      // The sandbox and PayPal have not even been asked for the money.
      if (name !== "stripe") expect(await world.books(payment)).toMatchObject({ captures: 0 })
      const again = await begin(world, order.orderNo)
      await world.pays(again)
      await desk.callback(order.orderNo, again.paypalId)
      expect(await told(order.id)).toEqual(PAID)
    },
  )

  test("a declined buyer comes back to an order that can be paid", async () => {
    const { payment, ...order } = await begunOrder(world)
    await world.declines(payment)
    expect((await desk.callback(order.orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await told(order.id)).toEqual(NOT_PAID)
    const again = await begin(world, order.orderNo)
    await world.pays(again)
    expect((await desk.callback(order.orderNo, again.paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(order.id)).toEqual(PAID)
  })
})
