import { afterAll, expect, test } from "vitest"
import { reconcilePayments } from "../../../src/server/payments/reconcile-payments.ts"
import { guardedShop, NOT_PAID, PAID } from "./guarantees/guarded-shop.ts"

const { shop, desk, worlds, paypal, begin, begunOrder, tellAll, told, close } = await guardedShop()
afterAll(close)

const world = worlds.find(({ name }) => name === "paypal")
if (!world) throw new Error("There is no PayPal")

test("a card of the wallet that PayPal declines leaves an order that is payable at once, however often", async () => {
  const order = await begunOrder(world)
  let { payment } = order
  for (let decline = 0; decline < 3; decline++) {
    paypal.approve(payment.paypalId, "instrumentDeclined")
    expect((await desk.callback(order.orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await desk.statusOf(payment.id)).toBe("declined")
    expect(await told(order.id)).toEqual(NOT_PAID)
    // PayPal goes on calling it approved: whoever looks again must not charge the same card again.
    await desk.callback(order.orderNo, payment.paypalId)
    await tellAll(world, payment)
    await reconcilePayments({ ...desk.resources(60), log: shop.log })
    expect(paypal.order(payment.paypalId)).toMatchObject({ status: "APPROVED", declines: 1 })
    const again = await begin(world, order.orderNo)
    expect(again.paypalId).not.toBe(payment.paypalId)
    payment = again
  }
  await world.pays(payment)
  expect((await desk.callback(order.orderNo, payment.paypalId)).data).toEqual({ amontStatus: 1 })
  expect(await told(order.id)).toEqual(PAID)
})
