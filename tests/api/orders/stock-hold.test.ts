import { describe, expect, test } from "vitest"
import { expireOrders } from "../../../src/server/orders/order-jobs.ts"
import { reconcilePayments } from "../../../src/server/payments/reconcile-payments.ts"
import { newGoods, stockOf } from "../admin/catalog/shelf.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { paymentDesk } from "../payments/payment-desk.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { confirm, resources } = paymentDesk(shop)

const MINUTE = 60
const HOUR = 3_600

async function guestOrder(payment_way?: "online" | "agreement") {
  const { variantId } = await newGoods(shop, { stock: 10 })
  const answer = await guestBuys(shop, [{ detail_id: variantId, number: 2 }], {
    email: "holder@guest.example",
    ...(payment_way && { payment_way }),
  })
  const order_no = orderNoOf(answer)
  const headers = { cookie: /guest=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "" }
  const detail = () => get("GET /api/order/orderDetail", { order_no }, { headers })
  const begin = () =>
    ask("POST /api/order/createOrderPaySign", { body: { order_no, provider: "sandbox", method: "card" }, headers })
  return { order_no, variantId, headers, answer, detail, begin }
}

const within = (seconds: number | null, from: number, to: number) => {
  expect(seconds).toBeGreaterThan(from)
  expect(seconds).toBeLessThanOrEqual(to)
}

describe("an order that is to be paid online", () => {
  test("holds its pieces for half an hour and says how long", async () => {
    const { answer, detail } = await guestOrder()
    expect(answer.data).toMatchObject({ payment_way: "online", expireTime: expect.any(String) })
    const shown = await detail()
    expect(shown).toMatchObject({ payment_way: "online", endReason: null })
    within(shown.secondsLeft, 29 * MINUTE, 30 * MINUTE)
    expect(shown.expireTime).toBe(answer.code === 1 ? answer.data.expireTime : "")
  })

  test("ends when nobody began to pay: the pieces are back, the buyer is told by mail, page and pay call", async () => {
    const { order_no, variantId, detail, begin } = await guestOrder()
    await expireOrders(resources(29 * MINUTE))
    expect(await stockOf(shop, variantId)).toBe(8)
    await expireOrders(resources(31 * MINUTE))
    expect(await stockOf(shop, variantId)).toBe(10)
    expect(await detail()).toMatchObject({ dStatus: 6, endReason: "notPaidInTime", secondsLeft: null, actions: [] })
    expect(await begin()).toMatchObject({
      status: 409,
      reason: "orderExpired",
      msg: expect.stringContaining("run out"),
    })
    const mails = await rows(
      `select 1 from mail_outbox m join shop_order o on m.content ->> 'orderId' = o.id::text
       where o.order_no = $1 and m.kind = 'orderExpired'`,
      order_no,
    )
    expect(mails).toHaveLength(1)
  })

  test("waits as long as the shop lets orders wait once a payment was begun, and is not ended while money may come", async () => {
    const { variantId, detail, begin } = await guestOrder()
    const begun = await begin()
    if (begun.code !== 1) throw new Error(begun.reason)
    within(begun.data.secondsLeft, 23 * HOUR, 24 * HOUR)
    within((await detail()).secondsLeft, 23 * HOUR, 24 * HOUR)
    await expireOrders(resources(31 * MINUTE))
    await confirm(begun.data.token)
    // Long after its time: the payment is approved, though nobody has told the shop.
    await expireOrders(resources(25 * HOUR))
    expect(await stockOf(shop, variantId)).toBe(8)
    await reconcilePayments(resources(25 * HOUR))
    expect(await detail()).toMatchObject({ dStatus: 5, amontStatus: 1, secondsLeft: null })
  })

  test("whose sheet was left open ends when the usual time is over", async () => {
    const { variantId, detail, begin } = await guestOrder()
    await begin()
    await expireOrders(resources(23 * HOUR))
    expect(await stockOf(shop, variantId)).toBe(8)
    await reconcilePayments(resources(25 * HOUR))
    await expireOrders(resources(25 * HOUR))
    expect(await detail()).toMatchObject({ dStatus: 6, endReason: "notPaidInTime" })
    expect(await stockOf(shop, variantId)).toBe(10)
  })

  test("money that comes after its end goes back; the order stays over", async () => {
    const { order_no, variantId, detail, begin, headers } = await guestOrder()
    const begun = await begin()
    if (begun.code !== 1) throw new Error(begun.reason)
    await confirm(begun.data.token)
    // Its attempt was given up, as after days of silence, and the order let go.
    await rows("update payment set status = 'cancelled' where provider_id = $1", begun.data.paypal_id)
    await expireOrders(resources(25 * HOUR))
    expect(await detail()).toMatchObject({ dStatus: 6 })
    await rows("update sandbox_payment set status = 'captured' where id = $1", begun.data.paypal_id)
    const body = { order_no, paypal_id: begun.data.paypal_id }
    expect(await ask("POST /api/pay/callback", { body, headers })).toMatchObject({ code: 1 })
    expect(await detail()).toMatchObject({ dStatus: 6, amontStatus: 0 })
    expect(await stockOf(shop, variantId)).toBe(10)
    const refunds = await rows(
      "select r.status from refund r join shop_order o on o.id = r.order_id where o.order_no = $1",
      order_no,
    )
    expect(refunds).toEqual([{ status: "requested" }])
  })
})

describe("by agreement", () => {
  const withAgreement = async (setting: boolean | null, type: number, act: () => Promise<void>) => {
    await rows("update site set by_agreement = $1, type = $2 where name = 'default-modulized'", setting, type)
    await act().finally(() => rows("update site set by_agreement = null, type = 1 where name = 'default-modulized'"))
  }

  test("keeps the site's expiry, and its mail does not ask to pay online", async () => {
    await withAgreement(null, 2, async () => {
      const { order_no, variantId, detail } = await guestOrder("agreement")
      const shown = await detail()
      expect(shown.payment_way).toBe("agreement")
      within(shown.secondsLeft, 23 * HOUR, 24 * HOUR)
      await expireOrders(resources(2 * HOUR))
      expect(await stockOf(shop, variantId)).toBe(8)
      expect(await rows("select payment_way from shop_order where order_no = $1", order_no)).toEqual([
        { payment_way: "agreement" },
      ])
    })
  })

  test.each([
    ["retail, nothing set", null, 1, false],
    ["retail, switched on", true, 1, true],
    ["wholesale, nothing set", null, 2, true],
    ["wholesale, switched off", false, 2, false],
    ["mixed, nothing set", null, 3, true],
  ])("%s: %s", async (_what, setting, type, isTaken) => {
    await withAgreement(setting, type, async () => {
      const { variantId } = await newGoods(shop)
      const answer = await guestBuys(shop, [{ detail_id: variantId, number: 1 }], { payment_way: "agreement" })
      expect(answer).toMatchObject(isTaken ? { code: 1 } : { status: 422, reason: "unknownProvider" })
    })
  })

  test("online stays what is meant where nothing is said and the shop takes it", async () => {
    await withAgreement(true, 1, async () => {
      expect((await guestOrder()).answer.data).toMatchObject({ payment_way: "online" })
    })
  })
})
