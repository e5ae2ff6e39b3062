import { describe, expect, test } from "vitest"
import { deliverSandboxEvents } from "../../../src/server/payments/sandbox/deliver-sandbox-events.ts"
import { webhookSignature } from "../../../src/server/payments/sandbox/sandbox-signature.ts"
import { settlePayment } from "../../../src/server/payments/settle-payment.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { PAID_ONCE, paymentDesk, UNPAID } from "./payment-desk.ts"

const shop = await testShop()
const { ask, rows, send } = shop
const desk = paymentDesk(shop)
const { approvedOrder, begin, begun, callback, confirm, newOrder, resources, statusOf, told } = desk

describe("a card", () => {
  test("that is good pays the order", async () => {
    const { id, orderNo, payment } = await approvedOrder()
    expect(await told(id)).toEqual(UNPAID)
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(id)).toEqual(PAID_ONCE)
    const [order] = await rows("select checked_at, expires_at from shop_order where id = $1", id)
    expect(order).toEqual({ checked_at: expect.any(Date), expires_at: null })
    const [mail] = await rows("select recipient, content from mail_outbox where cause = $1", `orderPaid ${id}`)
    expect(mail).toEqual({
      recipient: "robin@people.example",
      content: { orderId: id, origin: "http://default-modulized.localhost" },
    })
  })

  test("that is declined leaves the order unpaid, and it can be paid with another", async () => {
    const { id, orderNo, payment } = await approvedOrder({}, "decline")
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await statusOf(payment.id)).toBe("declined")
    const again = await begun(orderNo)
    expect(again.id).not.toBe(payment.id)
    await confirm(again.token)
    expect((await callback(orderNo, again.paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("whose bank asks for a code is good once the code is right", async () => {
    const { id, orderNo, payment } = await approvedOrder({}, "challenge")
    const { token, paypalId } = payment
    const answer = (code: string) => ask("POST /api/pay/sandbox/challenge", { body: { token, code } })
    expect((await callback(orderNo, paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await answer("000000")).toMatchObject({ status: 403, reason: "codeInvalid" })
    expect((await answer("123456")).data).toEqual({ status: "approved" })
    expect(await answer("123456")).toMatchObject({ status: 409, reason: "notPossibleNow" })
    expect((await callback(orderNo, paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("that is slow keeps the order in processing until the webhook says that it is good", async () => {
    const { id, orderNo, payment } = await approvedOrder({}, "slow")
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 3 })
    expect(await begin(orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow", data: { amontStatus: 3 } })
    await deliverSandboxEvents(resources())
    expect(await told(id)).toEqual({ ...UNPAID, amontStatus: 3 })
    await rows("update sandbox_payment set approves_at = now() - interval '1 second' where id = $1", payment.paypalId)
    await rows(
      "update sandbox_event set next_try_at = now() - interval '1 second' where payment_id = $1",
      payment.paypalId,
    )
    await deliverSandboxEvents(resources())
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("whose provider does not answer keeps the order in processing, and says so after some seconds", async () => {
    const { id, orderNo, payment } = await approvedOrder({}, "silent")
    const began = performance.now()
    expect(await callback(orderNo, payment.paypalId)).toMatchObject({ status: 503, reason: "providerSilent" })
    expect(performance.now() - began).toBeLessThan(14_000)
    expect(await told(id)).toEqual({ ...UNPAID, amontStatus: 3 })
    // Nobody is asked to pay again before it is known what became of the money.
    expect(await begin(orderNo)).toMatchObject({ status: 503, reason: "providerSilent" })
    await rows("update sandbox_payment set behaviour = 'success' where id = $1", payment.paypalId)
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test.each([
    [{ number: "4242 4242 4242 4241", expiry: "12/40", cvc: "123" }, { number: "invalid" }],
    [{ number: "5555555555554444", expiry: "12/40", cvc: "123" }, { number: "invalid" }],
    [{ number: "4242424242424242", expiry: "12/20", cvc: "123" }, { expiry: "invalid" }],
    [{ number: "4242424242424242", expiry: "13/40", cvc: "123" }, { expiry: "invalid" }],
    [{ number: "4242424242424242", expiry: "12/40", cvc: "1x" }, { cvc: "invalid" }],
    [{}, { number: "required", expiry: "required", cvc: "required" }],
  ])("%j is refused by its fields", async (card, fields) => {
    const { token } = await begun((await newOrder()).orderNo)
    const answer = await ask("POST /api/pay/sandbox/confirm", { body: { token, ...card } })
    expect(answer).toMatchObject({ status: 422, reason: "invalidField", data: { fields } })
  })

  test("pays once, however often its button is pressed", async () => {
    const { token } = await begun((await newOrder()).orderNo)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe("the wallet", () => {
  test("pays without a card", async () => {
    const order = await newOrder()
    const { token, paypalId } = await begun(order.orderNo, "wallet")
    expect((await ask("POST /api/pay/sandbox/confirm", { body: { token } })).data).toEqual({ status: "approved" })
    expect((await callback(order.orderNo, paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(order.id)).toEqual(PAID_ONCE)
  })

  test("can be closed again: the order stays unpaid and can be paid later", async () => {
    const order = await newOrder()
    const { token, paypalId, id } = await begun(order.orderNo, "wallet")
    expect((await ask("POST /api/pay/sandbox/cancel", { body: { token } })).data).toEqual({ status: "cancelled" })
    expect(await confirm(token)).toMatchObject({ status: 409 })
    expect((await callback(order.orderNo, paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await statusOf(id)).toBe("cancelled")
    expect((await begun(order.orderNo)).id).not.toBe(id)
  })
})

describe("the sheet", () => {
  test("shows what is paid, to whom and for what", async () => {
    const { orderNo } = await newOrder({ total: 9900, shownTotal: 9000, currency: "EUR", rate: "1.1" })
    const { token, paypalId } = await begun(orderNo)
    expect(paypalId).toMatch(/^SBX-[0-9A-F]{24}$/)
    expect((await ask("GET /api/pay/sandbox/session", { query: { token } })).data).toEqual({
      id: paypalId,
      payee: "sandbox-merchant",
      reference: orderNo,
      amount: 90,
      currencyCode: "EUR",
      method: "card",
      status: "open",
    })
  })

  test("opens by its token only", async () => {
    const { token, paypalId } = await begun((await newOrder()).orderNo)
    for (const forged of [paypalId, `${paypalId}.x`, `${token}x`, token.replace(/^SBX-./, "SBX-0"), "x"]) {
      if (forged === token) continue
      expect(await ask("GET /api/pay/sandbox/session", { query: { token: forged } })).toMatchObject({ status: 404 })
      expect(await ask("POST /api/pay/sandbox/cancel", { body: { token: forged } })).toMatchObject({ status: 404 })
    }
  })
})

describe("beginning to pay", () => {
  test.each([
    ["an order that does not exist", { order_no: "20261115-2222222222222" }, 404, "unknownOrder"],
    ["a provider that is not here", { provider: "paypal" }, 422, "unknownProvider"],
    ["a method that the provider does not have", { method: "cheque" }, 422, "unknownProvider"],
  ])("%s is refused", async (_what, wish, status, reason) => {
    const { orderNo } = await newOrder()
    const body = { order_no: orderNo, provider: "sandbox", method: "card", email: "robin@people.example", ...wish }
    expect(await ask("POST /api/order/createOrderPaySign", { body })).toMatchObject({ status, reason })
  })

  test.each([
    ["cancelled", { status: 2 }, "notPossibleNow"],
    ["invalid", { status: 6 }, "orderExpired"],
    ["about to expire", { expiresIn: -1 }, "orderExpired"],
  ])("an order that is %s cannot be paid", async (_what, wish, reason) => {
    const { orderNo } = await newOrder(wish)
    expect(await begin(orderNo)).toMatchObject({ status: 409, reason })
  })

  test("a paid order cannot be paid again", async () => {
    const { orderNo, payment } = await approvedOrder()
    await callback(orderNo, payment.paypalId)
    expect(await begin(orderNo)).toMatchObject({ status: 409, reason: "notPossibleNow", data: { amontStatus: 1 } })
  })

  test("an order of another site is not known here", async () => {
    const { orderNo } = await newOrder({ site: "sport" })
    expect(await begin(orderNo)).toMatchObject({ status: 404, reason: "unknownOrder" })
  })

  test("20 times at once is one payment", async () => {
    const { id, orderNo } = await newOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(orderNo)))
    const ids = answers.map((answer) => (answer.code === 1 ? answer.data.paypal_id : answer.reason))
    expect(new Set(ids).size).toBe(1)
    expect(await rows("select status from payment where order_id = $1", id)).toEqual([{ status: "created" }])
    expect(await rows("select status from sandbox_payment where reference = $1", orderNo)).toHaveLength(1)
  })

  test("with another method ends the former attempt, at the provider too", async () => {
    const { orderNo } = await newOrder()
    const [card, wallet] = [await begun(orderNo, "card"), await begun(orderNo, "wallet")]
    expect([await statusOf(card.id), await statusOf(wallet.id)]).toEqual(["cancelled", "created"])
    expect(await confirm(card.token)).toMatchObject({ status: 409 })
  })

  test("both methods at once leave one that can be paid", async () => {
    const { id, orderNo } = await newOrder()
    await Promise.all(Array.from({ length: 10 }, (_, at) => begin(orderNo, at % 2 ? "card" : "wallet")))
    const open = await rows("select 1 from payment where order_id = $1 and status in ('created', 'processing')", id)
    expect(open.length).toBeLessThanOrEqual(1)
  })

  test("again after the buyer has paid says that it is paid", async () => {
    const { id, orderNo } = await approvedOrder()
    expect(await begin(orderNo)).toMatchObject({ status: 409, data: { amontStatus: 1 } })
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("what costs nothing is paid by it, without a provider", async () => {
    const { id, orderNo } = await newOrder({ total: 1, shownTotal: 0, currency: "JPY", rate: "1000" })
    const answer = await begin(orderNo)
    expect(answer.data).toEqual({
      provider: "none",
      token: "",
      paypal_id: "",
      browser: {},
      amontStatus: 1,
      expireTime: null,
      secondsLeft: null,
    })
    expect(await told(id)).toEqual({ ...PAID_ONCE, captures: 0, captured: 0 })
    expect(await begin(orderNo)).toMatchObject({ status: 409 })
  })

  test("a member receives the coupon for checking out, a guest does not", async () => {
    await rows("update coupon set is_site_coupon = false")
    const [coupon] = await rows<{ id: number }>(
      `insert into coupon (site_id, name, kind, amount, receive_type, is_site_coupon)
       select id, 'Thank you', 1, 500, 2, true from site where name = 'default-modulized' returning id`,
    )
    const member = await newMember(shop)
    for (const memberId of [member.id, member.id, null]) {
      const from = memberId === null ? {} : { headers: member.headers }
      const { orderNo, payment } = await approvedOrder({ memberId, ...from })
      expect((await callback(orderNo, payment.paypalId, from)).data).toEqual({ amontStatus: 1 })
    }
    const granted = await rows("select member_id from member_coupon where coupon_id = $1", coupon?.id)
    expect(granted).toEqual([{ member_id: member.id }])
  })
})

describe("webhooks", () => {
  const signed = (text: string, at = new Date()) => ({ "sandbox-signature": webhookSignature(shop.secret, text, at) })
  const post = async (text: string, headers: Record<string, string>, host?: string) => {
    const response = await send("/api/pay/webhook/sandbox", { method: "POST", body: text, headers, host })
    return { status: response.status, ...(await response.json()) }
  }
  const message = (payment: string, id = "event-1") => JSON.stringify({ id, kind: "payment.approved", payment })

  test("settle the payment, whichever host they are sent to", async () => {
    const { id, payment } = await approvedOrder()
    const text = message(payment.paypalId)
    expect(await post(text, signed(text), "sport.localhost")).toMatchObject({ status: 200, data: { stored: true } })
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("told ten times are stored once", async () => {
    const { id, payment } = await approvedOrder()
    const text = message(payment.paypalId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(text, signed(text))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const stored = await rows(
      "select kind from payment_event where provider_event_id = 'event-1' and payment_id = $1",
      payment.id,
    )
    expect(stored).toEqual([{ kind: "webhook payment.approved" }])
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("with a wrong, missing or old signature are refused", async () => {
    const { id, payment } = await approvedOrder()
    const text = message(payment.paypalId)
    const old = new Date(Date.now() - 400_000)
    const forged = [{}, { "sandbox-signature": "t=1,v1=x" }, signed(`${text} `), signed(text, old)]
    for (const headers of forged)
      expect(await post(text, headers)).toMatchObject({ status: 403, reason: "signatureInvalid" })
    const other = { "sandbox-signature": webhookSignature("another secret", text, new Date()) }
    expect(await post(text, other)).toMatchObject({ status: 403 })
    expect(await told(id)).toEqual(UNPAID)
  })

  test("about a payment that nobody knows are refused, so that they come again", async () => {
    const text = message("SBX-NOBODY")
    expect(await post(text, signed(text))).toMatchObject({ status: 404, reason: "unknownPayment" })
  })

  test("are sent by the sandbox until the shop has them", async () => {
    const { id, payment } = await approvedOrder()
    await rows("update payment set provider_id = null where id = $1", payment.id)
    await deliverSandboxEvents(resources())
    expect(await told(id)).toEqual(UNPAID)
    await rows("update payment set provider_id = $2 where id = $1", payment.id, payment.paypalId)
    await deliverSandboxEvents(resources(1))
    expect(await told(id), "not yet: it waits before it tries again").toEqual(UNPAID)
    await deliverSandboxEvents(resources(10))
    expect(await told(id)).toEqual(PAID_ONCE)
    await deliverSandboxEvents(resources(20))
    const open = await rows(
      "select kind from sandbox_event where payment_id = $1 and delivered_at is null",
      payment.paypalId,
    )
    expect(open).toEqual([])
  })
})

test("a payment whose provider is gone stays as it is", async () => {
  const { id, payment } = await approvedOrder()
  const payments = { ...shop.payments, ofAccount: async () => null }
  expect(await settlePayment({ ...resources(), payments }, payment.id)).toBe("silent")
  expect(await told(id)).toEqual(UNPAID)
})
