import { describe, expect, test } from "vitest"
import type { UNPAID_HERE_WAYS } from "../../../src/domain/orders/payment-way.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { PAID_ONCE, paymentDesk, UNPAID } from "./payment-desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk } = await atDesk(shop)
const owner = keeping(shop, asOwner)
const { newOrder, begun, begin, confirm, callback, approvedOrder, statusOf, told } = paymentDesk(shop)
const EMAIL = "robin@people.example"
const HOUR = 3600

await owner.does("POST /api/admin/offlineWay/save", {
  way: "bankTransfer",
  isOn: true,
  instructions: "IBAN DE02 1203 0000 0000 2020 51",
  expiryHours: 72,
})

type Way = (typeof UNPAID_HERE_WAYS)[number]
const change = (orderNo: string, payment_way: Way = "bankTransfer", email = EMAIL) =>
  ask("POST /api/order/changePaymentWay", { body: { order_no: orderNo, payment_way, email } })
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const mails = (orderId: number) =>
  rows("select 1 from mail_outbox where kind = 'orderPlaced' and content ->> 'orderId' = $1", String(orderId))

describe("an order that was to be paid online", () => {
  test("waits for a transfer as long as such orders do, and the buyer is mailed how", async () => {
    const order = await newOrder({ expiresIn: 1800 })
    const answer = await change(order.orderNo)
    if (answer.code !== 1) throw new Error(`Refused: ${answer.reason}`)
    expect(answer.data.payment_way).toBe("bankTransfer")
    expect(answer.data.secondsLeft).toBeGreaterThan(71 * HOUR)
    const after = await detail(order.orderNo)
    expect(after.timeline.at(-1)).toMatchObject({
      kind: "paymentWayChanged",
      detail: { from: "online", to: "bankTransfer" },
    })
    expect(await mails(order.id)).toHaveLength(1)
    // Once more is no change.
    expect(await change(order.orderNo)).toMatchObject({ code: 1, data: { expireTime: answer.data.expireTime } })
    expect(await mails(order.id)).toHaveLength(1)
    expect((await detail(order.orderNo)).timeline).toHaveLength(after.timeline.length)
  })

  test("and was begun to be paid: the attempt is ended first, and can be begun again", async () => {
    const order = await newOrder()
    const payment = await begun(order.orderNo)
    expect(await change(order.orderNo)).toMatchObject({ code: 1 })
    expect(await statusOf(payment.id)).toBe("cancelled")
    expect(await told(order.id)).toEqual(UNPAID)
    const again = await begun(order.orderNo)
    await confirm(again.token)
    await callback(order.orderNo, again.paypalId)
    expect(await told(order.id)).toEqual(PAID_ONCE)
  })

  test("and whose money has come at this moment is paid, not changed", async () => {
    const order = await approvedOrder()
    expect(await change(order.orderNo)).toMatchObject({
      status: 409,
      reason: "notPossibleNow",
      data: { amontStatus: 1 },
    })
    expect(await told(order.id)).toEqual(PAID_ONCE)
    const [row] = await rows("select payment_way from shop_order where id = $1", order.id)
    expect(row).toEqual({ payment_way: "online" })
  })

  test("is changed and begun to be paid at once, ten times: one open attempt at most, and nothing is lost", async () => {
    const order = await newOrder()
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? change(order.orderNo) : begin(order.orderNo))))
    const open = await rows(
      "select 1 from payment where order_id = $1 and status in ('created', 'processing')",
      order.id,
    )
    expect(open.length).toBeLessThanOrEqual(1)
    const { token, paypalId } = await begun(order.orderNo)
    await confirm(token)
    await callback(order.orderNo, paypalId)
    expect(await told(order.id)).toEqual(PAID_ONCE)
  })
})

describe("is refused", () => {
  test.each(["cash", "agreement"] as const)("a way that the shop does not offer: %s", async (way) => {
    await rows("update site set by_agreement = false where name = 'default-modulized'")
    const { orderNo } = await newOrder()
    expect(await change(orderNo, way)).toMatchObject({ status: 422, reason: "unknownProvider" })
  })

  test.each(["online", "gold", ""])("what is no such way: %j", async (payment_way) => {
    const { orderNo: order_no } = await newOrder()
    const body = JSON.stringify({ order_no, payment_way, email: EMAIL })
    const headers = { "content-type": "application/json" }
    const { status } = await shop.send("/api/order/changePaymentWay", { method: "POST", body, headers })
    expect(status).toBe(422)
  })

  test("one that has expired, and one that is cancelled", async () => {
    expect(await change((await newOrder({ expiresIn: -60 })).orderNo)).toMatchObject({ reason: "orderExpired" })
    const cancelled = await newOrder({ status: 2 })
    expect(await change(cancelled.orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow" })
  })

  test("whoever is not the buyer", async () => {
    const { orderNo } = await newOrder()
    const { headers } = await newMember(shop)
    const body = { order_no: orderNo, payment_way: "bankTransfer" } as const
    for (const someone of [headers, newGuest(shop).headers])
      expect(await ask("POST /api/order/changePaymentWay", { body, headers: someone })).toMatchObject({
        status: 403,
        reason: "proofRequired",
      })
    expect(await change(orderNo, "bankTransfer", "else@people.example")).toMatchObject({ status: 403 })
    const elsewhere = { body: { ...body, email: EMAIL }, host: "sport.localhost" }
    expect(await ask("POST /api/order/changePaymentWay", elsewhere)).toMatchObject({ reason: "unknownOrder" })
  })
})
