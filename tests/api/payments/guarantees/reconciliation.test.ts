import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { reconcilePayments } from "../../../../src/server/payments/reconcile-payments.ts"
import { guardedShop, NOT_PAID, PAID } from "./guarded-shop.ts"
import type { PaymentWorld } from "./payment-world.ts"

const { shop, desk, watch, worlds, tell, tellAll, begin, begunOrder, paidOrder, told, close } = await guardedShop()
const { rows } = shop
afterAll(close)
beforeEach(() => {
  watch.afterCreate = () => Promise.resolve()
  for (const world of worlds) world.setDown(false)
})

const HOUR = 3_600
/** The longest pause that an attempt of an hour has. */
const PAUSE = HOUR / 40

const job = (secondsLater: number) => reconcilePayments(desk.resources(secondsLater))
const otherThan = (world: PaymentWorld): PaymentWorld => {
  const other = worlds.find(({ name }) => name !== world.name)
  if (!other) throw new Error("There is no other provider")
  return other
}
const attemptsOf = (orderId: number) =>
  rows<{ provider: string; status: string }>(
    "select provider, status from payment where order_id = $1 order by id",
    orderId,
  )

describe.each(worlds.map((world) => [world.name, world] as const))("with %s", (name, world) => {
  test("that is down for an hour, the shopper is told so, nobody pays twice, and the order is paid when it is back", async () => {
    const other = otherThan(world)
    const { payment, ...order } = await paidOrder(world)
    const deliveries = await world.deliveries(payment)
    world.setDown(true)
    expect(await desk.callback(order.orderNo, payment.paypalId)).toMatchObject({ reason: "providerSilent" })
    // Not taken: so the provider tells it again.
    for (const delivery of deliveries) expect(await tell(world, delivery)).toBeGreaterThanOrEqual(500)
    expect(await told(order.id), "in processing").toEqual({ ...NOT_PAID, amontStatus: 3 })
    // The money may have been taken: another way is not open before that is known.
    const elsewhere = await desk.begin(order.orderNo, other.method, { provider: other.name })
    expect(elsewhere).toMatchObject({ code: 0, reason: "providerSilent" })
    const asked = () => watch.fetched.filter((id) => id === payment.paypalId).length
    for (const seconds of [11, 60, 600, 1_800, HOUR]) {
      const before = asked()
      await job(seconds)
      expect(asked(), `${seconds} s later it is asked again`).toBe(before + 1)
      await job(seconds + 5)
      expect(asked(), "but not so soon").toBe(before + 1)
    }
    const before = asked()
    await job(HOUR + PAUSE / 2)
    expect(asked(), "the longer, the seldomer").toBe(before)
    expect(await told(order.id)).toEqual({ ...NOT_PAID, amontStatus: 3 })
    world.setDown(false)
    await job(HOUR + 2 * PAUSE)
    expect(await told(order.id)).toEqual(PAID)
    expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200 })
    expect(await attemptsOf(order.id)).toEqual([{ provider: name, status: "captured" }])
  })

  test("that cannot begin, another way is open at once", async () => {
    const other = otherThan(world)
    const order = await desk.newOrder()
    world.setDown(true)
    expect(await desk.begin(order.orderNo, world.method, { provider: name })).toMatchObject({
      reason: "providerSilent",
    })
    const payment = await begin(other, order.orderNo)
    await other.pays(payment)
    await desk.callback(order.orderNo, payment.paypalId)
    world.setDown(false)
    await job(120)
    expect(await told(order.id)).toEqual(PAID)
    expect(await attemptsOf(order.id)).toEqual([
      { provider: name, status: "cancelled" },
      { provider: other.name, status: "captured" },
    ])
  })

  test("given up for another way, what is done in the forgotten tab is not charged", async () => {
    const other = otherThan(world)
    const { payment: forgotten, ...order } = await begunOrder(world)
    const payment = await begin(other, order.orderNo)
    // Where it was ended at the provider the buyer cannot go on.
    await world.pays(forgotten).catch(() => undefined)
    await tellAll(world, forgotten)
    expect((await world.books(forgotten)).captures).toBe(0)
    await other.pays(payment)
    await Promise.all([
      desk.callback(order.orderNo, payment.paypalId),
      desk.callback(order.orderNo, forgotten.paypalId),
      tellAll(world, forgotten),
      job(30),
    ])
    expect(await told(order.id)).toEqual(PAID)
    expect([await world.books(forgotten), await other.books(payment)]).toMatchObject([{ captures: 0 }, { captures: 1 }])
  })

  test("paid while another way is chosen, the order is paid and nothing else begun", async () => {
    const other = otherThan(world)
    const { payment, ...order } = await paidOrder(world)
    const answer = await desk.begin(order.orderNo, other.method, { provider: other.name })
    expect(answer).toMatchObject({ code: 0, reason: "notPossibleNow" })
    expect(await told(order.id)).toEqual(PAID)
    expect(await world.books(payment)).toMatchObject({ captures: 1 })
    expect(await attemptsOf(order.id)).toEqual([{ provider: name, status: "captured" }])
  })

  test("whose webhook comes before the payment's number is stored, the order is paid once", async () => {
    const order = await desk.newOrder()
    const answers: number[] = []
    watch.afterCreate = async ({ id, browser }) => {
      const payment = { paypalId: id, token: browser.token }
      await world.pays(payment)
      answers.push(...(await tellAll(world, payment)))
    }
    const payment = await begin(world, order.orderNo)
    expect(answers.length).toBeGreaterThan(0)
    expect(await told(order.id), "nobody knew whose it was").toEqual(NOT_PAID)
    await job(11)
    expect(await told(order.id)).toEqual(PAID)
    expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200 })
  })

  test("that takes days, the order is in processing, does not expire, and is paid though nobody tells", async () => {
    const { payment, ...order } = await begunOrder(world)
    await world.paysSlowly(payment)
    expect((await desk.callback(order.orderNo, payment.paypalId)).data).toEqual({ amontStatus: 3 })
    const other = otherThan(world)
    const elsewhere = await desk.begin(order.orderNo, other.method, { provider: other.name })
    expect(elsewhere, "no second payment meanwhile").toMatchObject({ code: 0 })
    await job(600)
    expect(await told(order.id)).toEqual({ ...NOT_PAID, amontStatus: 3 })
    await world.finishes(payment)
    await job(1_200)
    expect(await told(order.id)).toEqual(PAID)
    expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200 })
  })
})
