import { afterAll, expect, test } from "vitest"
import { lockOrder } from "../../../../src/server/order-records/lock-order.ts"
import { makeRefunds } from "../../../../src/server/payments/make-refunds.ts"
import { requestRefund } from "../../../../src/server/payments/request-refund.ts"
import { MERCHANT, OTHER_MERCHANT } from "../provider-shops.ts"
import { guardedShop, NOT_PAID, PAID } from "./guarded-shop.ts"
import { paypalWorld } from "./paypal-world.ts"
import { stripeWorld } from "./stripe-world.ts"

const guarded = await guardedShop()
const { shop, desk, stripe, paypal, worlds, atStripe, tell, tellAll, paidOrder, told, close } = guarded
afterAll(close)

const elsewhere = await guarded.withStripeAt("sport")
const paypalElsewhere = await guarded.withPaypal(OTHER_MERCHANT, "sport")
const there = { host: "sport.localhost" }
const others = {
  paypal: paypalWorld(guarded, paypalElsewhere.address),
  stripe: stripeWorld(stripe, elsewhere.account, elsewhere.address),
}

/** An order of the other shop whose buyer has paid. */
async function paidThere(name: "paypal" | "stripe") {
  const world = others[name]
  const order = await desk.newOrder({ site: "sport" })
  const payment = await desk.begun(order.orderNo, world.method, { provider: name, ...there })
  await world.pays(payment)
  return { ...order, payment }
}

test.each(["paypal", "stripe"] as const)("one shop's keys at %s never serve another", async (name) => {
  const [here, world] = [worlds.find((one) => one.name === name), others[name]]
  if (!here) throw new Error(`There is no ${name}`)
  const heardBefore = { paypal: paypal.heard.length, stripe: stripe.requests.length }
  const [own, foreign] = [await paidOrder(here), await paidThere(name)]
  // Neither the other shop's address nor its buyer's browser takes what is this shop's, and the other way round.
  for (const delivery of await here.deliveries(own.payment)) expect(await tell(world, delivery)).toBe(403)
  for (const delivery of await world.deliveries(foreign.payment)) expect(await tell(here, delivery)).toBe(403)
  expect(await desk.callback(own.orderNo, foreign.payment.paypalId)).toMatchObject({ reason: "unknownPayment" })
  expect(await desk.callback(foreign.orderNo, own.payment.paypalId, there)).toMatchObject({ reason: "unknownPayment" })
  expect(await desk.callback(foreign.orderNo, foreign.payment.paypalId)).toMatchObject({ code: 0 })
  expect([await told(own.id), await told(foreign.id)]).toEqual([NOT_PAID, NOT_PAID])
  // Each at its own is paid and given back.
  await tellAll(here, own.payment)
  await tellAll(world, foreign.payment)
  expect([await told(own.id), await told(foreign.id)]).toEqual([PAID, PAID])
  for (const { id, siteId } of [own, foreign])
    await shop.db.transaction(async (tx) => {
      await lockOrder(tx, siteId, id)
      await requestRefund(tx, { siteId, orderId: id, base: "rest", cause: `cancel ${id}` })
    })
  await makeRefunds(desk.resources())
  for (const [at, { payment }] of [
    [here, own],
    [world, foreign],
  ] as const)
    expect(await at.books(payment)).toMatchObject({ captures: 1, refunds: 1, refunded: 4200 })
  if (name === "paypal") {
    expect(paypal.order(own.payment.paypalId).owner.clientId).toBe(MERCHANT.clientId)
    expect(paypal.order(foreign.payment.paypalId).owner.clientId).toBe(OTHER_MERCHANT.clientId)
  } else {
    // Every request about a payment came with the key of the shop that it belongs to.
    for (const { path, body, headers } of stripe.requests.slice(heardBefore.stripe)) {
      const used = headers.get("authorization")
      const about = `${path} ${body}`
      if (about.includes(own.payment.paypalId)) expect(used).toBe(`Bearer ${atStripe.account.secretKey}`)
      if (about.includes(foreign.payment.paypalId)) expect(used).toBe(`Bearer ${elsewhere.account.secretKey}`)
    }
  }
})
