import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, test } from "vitest"
import { createApi } from "../../../src/server/create-api.ts"
import { expireOrders } from "../../../src/server/orders/order-jobs.ts"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { reconcilePayments } from "../../../src/server/payments/reconcile-payments.ts"
import { webhookSignature } from "../../../src/server/payments/sandbox/sandbox-signature.ts"
import { settlePayment } from "../../../src/server/payments/settle-payment.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { testPayments } from "../test-payments.ts"
import { testShop } from "../test-shop.ts"
import { PAID_ONCE, paymentDesk, UNPAID } from "./payment-desk.ts"

const shop = await testShop()
const { ask, db, rows, send } = shop
const desk = paymentDesk(shop)
const { approvedOrder, begun, callback, confirm, logged, newOrder, resources, statusOf, told } = desk

const DAY = 86_400

/** The sandbox, but for what is said here. */
const withProvider = (changes: Partial<PaymentProvider>) =>
  testPayments({ db, secret: shop.secret, wrap: (sandbox) => ({ ...sandbox, ...changes }) })

const webhook = (paypalId: string, id = "1") => {
  const text = JSON.stringify({ id, kind: "payment.approved", payment: paypalId })
  const headers = { "sandbox-signature": webhookSignature(shop.secret, text, new Date()) }
  return send("/api/pay/webhook/sandbox", { method: "POST", body: text, headers })
}

describe("money that is not this order's", () => {
  test.each([
    ["amount", "amount = amount - 1"],
    ["currency", "currency_code = 'XXX'"],
    ["order", "reference = '20261115-2222222222222'"],
    ["payee", "payee = 'somebody else'"],
  ])("a wrong %s leaves the order unpaid, and is logged", async (what, change) => {
    for (const status of ["approved", "captured"]) {
      const { id, orderNo, payment } = await approvedOrder()
      await rows(`update sandbox_payment set status = $2, ${change} where id = $1`, payment.paypalId, status)
      expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
      expect((await webhook(payment.paypalId)).status).toBe(200)
      const { length } = logged
      expect(await settlePayment(resources(), payment.id)).toBe("mismatch")
      expect(logged.slice(length).join()).toContain(`"differs":["${what}"]`)
      expect(await told(id)).toEqual(UNPAID)
      const [event] = await rows(
        "select detail from payment_event where kind = 'mismatch' and payment_id = $1",
        payment.id,
      )
      expect(event).toMatchObject({ detail: { differs: [what] } })
      // The order is not lost: it can be paid properly.
      const again = await begun(orderNo)
      await confirm(again.token)
      expect((await callback(orderNo, again.paypalId)).data).toEqual({ amontStatus: 1 })
    }
  })

  test("a payment that the provider does not know pays nothing", async () => {
    const { id, orderNo, payment } = await approvedOrder()
    await rows("delete from sandbox_payment where id = $1", payment.paypalId)
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 0 })
    expect(await statusOf(payment.id)).toBe("declined")
    expect(await told(id)).toEqual(UNPAID)
  })

  test("a forged callback is refused and logged, whatever it names", async () => {
    const sites = siteDirectory(db)
    const api = createApi({ ...resources(), sites })
    const visitor = { host: "default-modulized.localhost", authority: "default-modulized.localhost", protocol: "http" }
    const forge = async (orderNo: string, paypalId: string) => {
      const body = JSON.stringify({ order_no: orderNo, paypal_id: paypalId, email: "robin@people.example" })
      const headers = { "content-type": "application/json" }
      const request = new Request("http://default-modulized.localhost/api/pay/callback", {
        method: "POST",
        body,
        headers,
      })
      return api.fetch(request, { visitor: { ...visitor, address: "127.0.0.1", country: null } })
    }
    const [mine, other] = [await newOrder(), await approvedOrder()]
    const payment = await begun(mine.orderNo)
    const { length } = logged
    expect((await forge(mine.orderNo, "SBX-MADE-UP")).status).toBe(404)
    // Paid, but for another order.
    expect((await forge(mine.orderNo, other.payment.paypalId)).status).toBe(404)
    expect(logged.slice(length)).toHaveLength(2)
    // Its own payment, which nobody has paid.
    expect((await forge(mine.orderNo, payment.paypalId)).status).toBe(200)
    expect([await told(mine.id), await told(other.id)]).toEqual([UNPAID, UNPAID])
    console.log("3 forged callbacks: no order paid, 2 refused and logged, 1 about a payment that nobody has paid")
  })
})

test("callback, webhook and job, raced 100 times in shuffled order, pay each order once", async () => {
  const ROUNDS = 100
  const totals = { rounds: 0, captures: 0, captured: 0, paid: 0, mails: 0 }
  const round = async () => {
    const { id, orderNo, payment } = await approvedOrder()
    const { paypalId } = payment
    const acts = [
      () => callback(orderNo, paypalId),
      () => callback(orderNo, paypalId),
      () => webhook(paypalId),
      () => webhook(paypalId, "2"),
      () => reconcilePayments(resources(30)),
      () => settlePayment(resources(), payment.id),
    ]
    await Promise.all(shuffled(acts).map((act) => act()))
    expect(await told(id)).toEqual(PAID_ONCE)
    const { captures = 0, captured = 0, paid = 0, mails = 0 } = (await told(id)) ?? {}
    totals.rounds += 1
    totals.captures += captures
    totals.captured += captured
    totals.paid += paid
    totals.mails += mails
  }
  for (let done = 0; done < ROUNDS; done += 5) await Promise.all(Array.from({ length: 5 }, round))
  console.log("Callback, webhook and job raced:", totals)
  expect(totals).toEqual({ rounds: ROUNDS, captures: ROUNDS, captured: ROUNDS, paid: ROUNDS, mails: ROUNDS })
}, 240_000)

const shuffled = <Entry>(list: Entry[]) =>
  list
    .map((entry) => ({ entry, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry)

describe("money that comes twice or too late", () => {
  /** A provider that takes the money by itself has taken it, however we think of the attempt. */
  const takenByItself = (paypalId: string) =>
    rows("update sandbox_payment set status = 'captured' where id = $1", paypalId)
  const refunds = (orderId: number) =>
    rows("select cause, status, amount from refund where order_id = $1 order by id", orderId)

  test("is given back when the order is paid already", async () => {
    const order = await newOrder()
    const [first, second] = [await begun(order.orderNo, "card"), await begun(order.orderNo, "wallet")]
    await ask("POST /api/pay/sandbox/confirm", { body: { token: second.token } })
    await callback(order.orderNo, second.paypalId)
    await takenByItself(first.paypalId)
    await Promise.all([webhook(first.paypalId), webhook(first.paypalId, "2"), callback(order.orderNo, first.paypalId)])
    expect(await refunds(order.id)).toEqual([{ cause: `surplus ${first.id}`, status: "requested", amount: 4200 }])
    await makeRefunds(resources())
    expect(await refunds(order.id)).toMatchObject([{ status: "made" }])
    expect(await rows("select refunded from sandbox_payment where id = $1", first.paypalId)).toEqual([
      { refunded: 4200 },
    ])
    expect(await rows("select refunded from sandbox_payment where id = $1", second.paypalId)).toEqual([{ refunded: 0 }])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["cancelled", "captured"])
    expect(await told(order.id)).toMatchObject({ status: 5, amontStatus: 1, paid: 1, mails: 1 })
  })

  test("counts when the attempt was given up but the order still waits for money", async () => {
    const order = await newOrder()
    const [first, second] = [await begun(order.orderNo, "card"), await begun(order.orderNo, "wallet")]
    await takenByItself(first.paypalId)
    await webhook(first.paypalId)
    expect(await told(order.id)).toMatchObject({ status: 5, amontStatus: 1 })
    // What is still open is ended, so that nobody pays it.
    await reconcilePayments(resources(30))
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["captured", "cancelled"])
    expect(await refunds(order.id)).toEqual([])
  })

  test.each([2, 6])("is given back when the order has ended with status %i", async (status) => {
    const { id, orderNo, payment } = await approvedOrder({}, "slow")
    expect((await callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 3 })
    await rows("update shop_order set status = $2 where id = $1", id, status)
    await takenByItself(payment.paypalId)
    await webhook(payment.paypalId)
    await makeRefunds(resources())
    expect(await refunds(id)).toEqual([{ cause: `surplus ${payment.id}`, status: "made", amount: 4200 }])
    expect(await told(id)).toMatchObject({ status, amontStatus: 2, paid: 0, mails: 0 })
  })

  test("is not even taken when the order was cancelled before", async () => {
    const { id, payment } = await approvedOrder()
    await rows("update shop_order set status = 2 where id = $1", id)
    await webhook(payment.paypalId)
    expect(await told(id)).toEqual({ ...UNPAID, status: 2 })
    await reconcilePayments(resources(30))
    expect(await statusOf(payment.id)).toBe("cancelled")
    expect(await rows("select status from sandbox_payment where id = $1", payment.paypalId)).toEqual([
      { status: "cancelled" },
    ])
  })

  test("two attempts approved at once are captured once", async () => {
    const order = await newOrder()
    const first = await begun(order.orderNo)
    // As if both had been begun at once: one open attempt is the rule, this is what happens if it is broken.
    await rows("update payment set status = 'declined' where id = $1", first.id)
    const second = await begun(order.orderNo)
    await rows("update payment set status = 'created' where id = $1", first.id)
    await rows("update sandbox_payment set status = 'approved' where reference = $1", order.orderNo)
    await Promise.all([first, second].map(({ id }) => settlePayment(resources(), id)))
    await reconcilePayments(resources(30))
    expect(await told(order.id)).toEqual(PAID_ONCE)
    expect([await statusOf(first.id), await statusOf(second.id)].toSorted()).toEqual(["cancelled", "captured"])
  })
})

describe("expiry", () => {
  const expire = (orderId: number) =>
    rows("update shop_order set expires_at = now() - interval '1 minute' where id = $1", orderId)

  test("an order captured during its expiry is paid, 30 times", async () => {
    for (let round = 0; round < 30; round++) {
      const { id, orderNo, payment } = await approvedOrder()
      await expire(id)
      const acts = [
        () => expireOrders(resources()),
        () => callback(orderNo, payment.paypalId),
        () => reconcilePayments(resources(30)),
        () => expireOrders(resources()),
      ]
      await Promise.all(shuffled(acts).map((act) => act()))
      expect(await told(id)).toEqual(PAID_ONCE)
    }
  }, 120_000)

  test("an order does not expire while its money is being taken", async () => {
    const { id, payment } = await approvedOrder()
    const payments = withProvider({
      capture: async (...args) => {
        await expire(id)
        await expireOrders(resources())
        await pause(50)
        const captured = await shop.sandbox.capture(...args)
        await expireOrders(resources())
        return captured
      },
    })
    expect(await settlePayment({ ...resources(), payments }, payment.id)).toBe("captured")
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("an attempt that nobody finishes does not keep an order for ever", async () => {
    const order = await newOrder()
    const { token, id } = await begun(order.orderNo)
    await expire(order.id)
    await expireOrders(resources())
    expect(await told(order.id), "the provider is asked first").toEqual(UNPAID)
    await reconcilePayments(resources(30))
    expect(await statusOf(id)).toBe("cancelled")
    expect(await confirm(token)).toMatchObject({ status: 409 })
    await expireOrders(resources())
    expect(await told(order.id)).toMatchObject({ status: 6, amontStatus: 0 })
  })

  test("neither does a provider that stays silent, but it gets three days", async () => {
    const { id, payment } = await approvedOrder()
    const payments = withProvider({ fetch: () => Promise.reject(new Error("no answer")) })
    await expire(id)
    await reconcilePayments({ ...resources(2 * DAY), payments })
    expect(await statusOf(payment.id)).toBe("created")
    await reconcilePayments({ ...resources(4 * DAY), payments })
    expect(await statusOf(payment.id)).toBe("cancelled")
    await expireOrders(resources())
    expect(await told(id)).toMatchObject({ status: 6 })
    // It was alive after all, and had taken the money.
    await rows("update sandbox_payment set status = 'captured' where id = $1", payment.paypalId)
    await webhook(payment.paypalId)
    expect(await rows("select cause from refund where order_id = $1", id)).toEqual([{ cause: `surplus ${payment.id}` }])
  })
})

describe("the reconciling job", () => {
  test("finds what nobody told", async () => {
    const { id } = await approvedOrder()
    await reconcilePayments(resources())
    expect(await told(id), "not before ten seconds have passed").toEqual(UNPAID)
    await reconcilePayments(resources(11))
    expect(await told(id)).toEqual(PAID_ONCE)
  })

  test("asks about an old attempt less and less often", async () => {
    const order = await newOrder({ expiresIn: 10 * DAY })
    const { id } = await begun(order.orderNo)
    const asked: number[] = []
    for (const seconds of [5, 11, 15, 22, 3_600, 3_650, 3_700, 40_000, 40_600, 41_100]) {
      const [before] = await rows<{ updated_at: Date }>("select updated_at from payment where id = $1", id)
      await reconcilePayments(resources(seconds))
      const [after] = await rows<{ updated_at: Date }>("select updated_at from payment where id = $1", id)
      if (before?.updated_at.getTime() !== after?.updated_at.getTime()) asked.push(seconds)
    }
    expect(asked).toEqual([11, 22, 3_600, 3_700, 40_000, 41_100])
  })

  test("ends an attempt of which the provider never heard", async () => {
    const order = await newOrder()
    const { id } = await begun(order.orderNo)
    await rows("update payment set provider_id = null where id = $1", id)
    await reconcilePayments(resources(30))
    expect(await statusOf(id)).toBe("created")
    await reconcilePayments(resources(70))
    expect(await statusOf(id)).toBe("cancelled")
    await begun(order.orderNo)
  })

  test("one payment that fails does not keep it from the others", async () => {
    const broken = await approvedOrder()
    const sound = await approvedOrder()
    const payments = withProvider({
      fetch: async (id) => {
        if (id === broken.payment.paypalId) throw new Error("out of order")
        return shop.sandbox.fetch(id)
      },
    })
    await reconcilePayments({ ...resources(15), payments })
    expect([await told(broken.id), await told(sound.id)]).toEqual([UNPAID, PAID_ONCE])
  })
})
