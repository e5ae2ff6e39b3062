import { describe, expect, test } from "vitest"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { aftermathDesk } from "./aftermath-desk.ts"

const { asClerk, desk, far, mails, paid, shop, webhook } = await aftermathDesk()
const { ask, get, rows } = shop
const { approvedOrder, begun, callback, confirm, newOrder, told } = desk

describe("what was given back", () => {
  test("in full is not sent: neither prepared nor shipped, nor counted as to be", async () => {
    const order = await paid()
    const toShip = async () => (await get("GET /api/admin/desk/today", undefined, asClerk)).toShip
    const before = await toShip()
    const listed = async () =>
      (await get("GET /api/admin/order/lists", { keywords: order.orderNo, to_ship: "1" }, asClerk)).total
    expect(await listed()).toBe(1)
    far.deskRefund(order.at, `re_ship_${order.id}`, 3500)
    await webhook(order.at)
    expect(await toShip()).toBe(before - 1)
    expect(await listed()).toBe(0)
    const parcel = { order_no: order.orderNo, carrier: "Post", tracking_no: "1" }
    const refusal = { status: 409, reason: "notPossibleNow", data: { dStatus: 5, amontStatus: 2 } }
    expect(await ask("POST /api/admin/order/ship", { body: parcel, ...asClerk })).toMatchObject(refusal)
    const body = { order_no: order.orderNo }
    expect(await ask("POST /api/admin/order/prepare", { body, ...asClerk })).toMatchObject(refusal)
  })

  test("in part is sent as before", async () => {
    const order = await paid()
    far.deskRefund(order.at, `re_half_${order.id}`, 1000)
    await webhook(order.at)
    const parcel = { order_no: order.orderNo, carrier: "Post", tracking_no: "1" }
    expect((await ask("POST /api/admin/order/ship", { body: parcel, ...asClerk })).code).toBe(1)
  })

  test("of late money for a cancelled order leaves it refunded", async () => {
    const order = await approvedOrder()
    await rows("update shop_order set status = 2, cancelled_at = now() where id = $1", order.id)
    await shop.sandbox.capture(order.payment.paypalId, "elsewhere")
    await callback(order.orderNo, order.payment.paypalId)
    expect(await told(order.id)).toMatchObject({ status: 2, amontStatus: 0, captured: 1, paid: 0 })
    await makeRefunds(desk.resources())
    expect(await told(order.id)).toMatchObject({ status: 2, amontStatus: 2, paid: 0 })
    expect(await mails(order.id)).toHaveLength(1)
  })
})

test("an order that was accepted unpaid is paid after it was shipped", async () => {
  const order = await newOrder({ status: 5, expiresIn: null })
  await rows("update shop_order set status = 8, shipped_at = now() where id = $1", order.id)
  const { token, paypalId } = await begun(order.orderNo)
  await confirm(token)
  await callback(order.orderNo, paypalId)
  expect(await told(order.id)).toMatchObject({ status: 8, amontStatus: 1, paid: 1, captured: 1 })
})
