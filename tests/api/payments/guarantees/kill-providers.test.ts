import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { lockOrder } from "../../../../src/server/order-records/lock-order.ts"
import { expireOrders } from "../../../../src/server/orders/order-jobs.ts"
import { makeRefunds } from "../../../../src/server/payments/make-refunds.ts"
import { reconcilePayments } from "../../../../src/server/payments/reconcile-payments.ts"
import { requestRefund } from "../../../../src/server/payments/request-refund.ts"
import { killing } from "../kill-process.ts"
import { guardedShop, NOT_PAID, PAID } from "./guarded-shop.ts"

// The sandbox's are in kill.test.ts. The stand-ins live in this process: they go on when another one is killed.
const { shop, desk, worlds, paypal, stripe, begin, begunOrder, paidOrder, told, close } = await guardedShop()
const { db, rows } = shop
afterAll(close)
const kill = killing(shop, { PAYPAL_BASE_URL: paypal.url, STRIPE_BASE_URL: stripe.url })

const TRUTH_WITHIN_SECONDS = 60
/** Each kill is a process of its own, which takes a while to start. */
const KILLS_MS = 240_000
const AT_ONCE = 3

const IN_PROCESSING = { ...NOT_PAID, amontStatus: 3 }

/** What is left where a process died while it settled a payment, by the provider: Stripe takes the money by itself. */
const SETTLING = {
  sandbox: [],
  paypal: [
    { dieAt: "after fetch", left: NOT_PAID, captures: 0 },
    { dieAt: "inside transaction 1", left: NOT_PAID, captures: 0 },
    { dieAt: "after transaction 1", left: IN_PROCESSING, captures: 0 },
    { dieAt: "after capture", left: IN_PROCESSING, captures: 1 },
    { dieAt: "inside transaction 2", left: IN_PROCESSING, captures: 1 },
    { dieAt: "after transaction 2", left: PAID, captures: 1 },
  ],
  stripe: [
    { dieAt: "after fetch", left: NOT_PAID, captures: 1 },
    { dieAt: "inside transaction 1", left: NOT_PAID, captures: 1 },
    { dieAt: "after transaction 1", left: PAID, captures: 1 },
  ],
}
const BEGINNING = ["after transaction 1", "after create"]
const GIVING_BACK = ["before refund", "after refund", "inside transaction 1"]

/** A few at a time: the machine has few cores. */
async function inTurns<Entry>(list: readonly Entry[], act: (entry: Entry) => Promise<void>): Promise<void> {
  const waiting = [...list]
  const work = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await act(entry)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const killed = worlds.filter(({ name }) => name !== "sandbox").map((world) => [world.name, world] as const)

describe.each(killed)("a process that deals with %s is killed", (name, world) => {
  const steps = SETTLING[name]
  const orders = new Map<string, Awaited<ReturnType<typeof begunOrder>>>()
  const paidAfter = new Map<string, number>()

  // All are killed before any job runs, which would tidy up after all of them.
  beforeAll(async () => {
    for (const { dieAt } of steps) orders.set(dieAt, await paidOrder(world))
    // The worst moment: the orders should have expired by now.
    await rows("update shop_order set expires_at = now() - interval '1 hour' where expires_at is not null")
    await inTurns([...orders], async ([dieAt, { payment }]) =>
      expect(await kill({ act: "settle", dieAt, paymentId: payment.id }), dieAt).toBe("SIGKILL"),
    )
    for (const { dieAt, left, captures } of steps) {
      const { id, payment } = orders.get(dieAt) ?? { id: 0, payment: { paypalId: "", token: "" } }
      expect(await told(id), dieAt).toEqual(left)
      expect((await world.books(payment)).captures, dieAt).toBe(captures)
    }
    // However long the processes took to start: they have died just now.
    await rows("update payment set updated_at = now() where status in ('created', 'processing')")
    for (let seconds = 0; seconds <= TRUTH_WITHIN_SECONDS && paidAfter.size < orders.size; seconds += 10) {
      await expireOrders(desk.resources(seconds))
      await reconcilePayments(desk.resources(seconds))
      for (const [dieAt, { id }] of orders)
        if ((await told(id)).amontStatus === 1 && !paidAfter.has(dieAt)) paidAfter.set(dieAt, seconds)
    }
  }, KILLS_MS)

  test.each(steps)("while it settles, $dieAt: the order is paid once, within a minute", async ({ dieAt }) => {
    const { id, payment } = orders.get(dieAt) ?? { id: 0, payment: { paypalId: "", token: "" } }
    console.log(`${name}, killed ${dieAt}: paid within ${paidAfter.get(dieAt)} s of the restart`)
    expect(paidAfter.get(dieAt)).toBeLessThanOrEqual(TRUTH_WITHIN_SECONDS)
    expect(await told(id)).toEqual(PAID)
    expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200, refunded: 0 })
  })

  test(
    "while it begins: the buyer begins again and pays once",
    () =>
      inTurns(BEGINNING, async (dieAt) => {
        const { id, orderNo } = await desk.newOrder()
        const task = { act: "begin", dieAt, orderNo, provider: name, method: world.method } as const
        expect(await kill(task), dieAt).toBe("SIGKILL")
        const payment = await begin(world, orderNo)
        await world.pays(payment)
        expect((await desk.callback(orderNo, payment.paypalId)).data, dieAt).toEqual({ amontStatus: 1 })
        expect(await told(id), dieAt).toEqual(PAID)
        expect(await world.books(payment)).toMatchObject({ captures: 1, captured: 4200 })
        // The provider has one payment of this order, not two.
        expect(begunFor(orderNo)).toBe(1)
      }),
    KILLS_MS,
  )

  test(
    "while it gives money back: it goes back once, within a minute",
    async () => {
      // The job takes all that is due: one order at a time, so that each process has its own.
      for (const dieAt of GIVING_BACK) {
        const { id, siteId, orderNo, payment } = await paidOrder(world)
        await desk.callback(orderNo, payment.paypalId)
        await db.transaction(async (tx) => {
          await lockOrder(tx, siteId, id)
          await requestRefund(tx, { siteId, orderId: id, base: "rest", cause: `cancel ${id}` })
        })
        expect(await kill({ act: "refund", dieAt }), dieAt).toBe("SIGKILL")
        expect(await told(id), dieAt).toMatchObject({ amontStatus: 1 })
        for (let seconds = 10; seconds <= TRUTH_WITHIN_SECONDS; seconds += 10)
          await makeRefunds(desk.resources(seconds))
        expect(await told(id), dieAt).toMatchObject({ amontStatus: 2, paid: 1 })
        expect(await world.books(payment), dieAt).toMatchObject({ captures: 1, refunds: 1, refunded: 4200 })
      }
    },
    KILLS_MS,
  )
})

/** How many payments the stand-ins were asked to begin for an order, whichever it is; a repeated request is none. */
function begunFor(orderNo: string): number {
  const atPaypal = paypal.heard.filter(({ path, text }) => path === "/v2/checkout/orders" && text.includes(orderNo))
  const keys = stripe.requests
    .filter(({ method, path, body }) => method === "POST" && path === "/v1/payment_intents" && body.includes(orderNo))
    .map(({ headers }) => headers.get("idempotency-key"))
  return new Set([...atPaypal.map(({ requestId }) => requestId), ...keys]).size
}
