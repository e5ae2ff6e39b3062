import { beforeAll, describe, expect, test } from "vitest"
import { lockOrder } from "../../../src/server/order-records/lock-order.ts"
import { expireOrders } from "../../../src/server/orders/order-jobs.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { reconcilePayments } from "../../../src/server/payments/reconcile-payments.ts"
import { requestRefund } from "../../../src/server/payments/request-refund.ts"
import { testShop } from "../test-shop.ts"
import { killing } from "./kill-process.ts"
import { PAID_ONCE, paymentDesk, UNPAID } from "./payment-desk.ts"

const shop = await testShop()
const { db, rows } = shop
const { approvedOrder, begun, callback, confirm, newOrder, resources, told } = paymentDesk(shop)

const TRUTH_WITHIN_SECONDS = 60
/** Each kill is a process of its own, which takes a while to start. */
const KILLS_MS = 240_000

const kill = killing(shop)

/** The jobs as they run after a restart, every ten seconds; says after how many each order was paid. */
async function secondsUntilPaid(orderIds: number[]): Promise<Map<number, number>> {
  const paid = new Map<number, number>()
  for (let seconds = 0; seconds <= TRUTH_WITHIN_SECONDS && paid.size < orderIds.length; seconds += 10) {
    await expireOrders(resources(seconds))
    await reconcilePayments(resources(seconds))
    for (const id of orderIds) if ((await told(id))?.amontStatus === 1 && !paid.has(id)) paid.set(id, seconds)
  }
  return paid
}

describe("a process that settles a payment is killed", () => {
  const steps = [
    { dieAt: "before fetch", left: UNPAID },
    { dieAt: "after fetch", left: UNPAID },
    { dieAt: "inside transaction 1", left: UNPAID },
    { dieAt: "after transaction 1", left: { ...UNPAID, amontStatus: 3 } },
    { dieAt: "before capture", left: { ...UNPAID, amontStatus: 3 } },
    { dieAt: "after capture", left: { ...UNPAID, amontStatus: 3, captures: 1 } },
    { dieAt: "inside transaction 2", left: { ...UNPAID, amontStatus: 3, captures: 1 } },
    { dieAt: "after transaction 2", left: PAID_ONCE },
  ]
  const orders = new Map<string, Awaited<ReturnType<typeof approvedOrder>>>()
  let paidAfter = new Map<number, number>()

  // All are killed before any job runs, which would tidy up after all of them.
  beforeAll(async () => {
    for (const { dieAt } of steps) orders.set(dieAt, await approvedOrder())
    // The worst moment: the orders should have expired by now.
    await rows("update shop_order set expires_at = now() - interval '1 hour' where expires_at is not null")
    const signals = await Promise.all(
      [...orders].map(([dieAt, { payment }]) => kill({ act: "settle", dieAt, paymentId: payment.id })),
    )
    expect(signals).toEqual(steps.map(() => "SIGKILL"))
    for (const { dieAt, left } of steps) expect(await told(orders.get(dieAt)?.id ?? 0), dieAt).toEqual(left)
    // However long the processes took to start: they have died just now.
    await rows("update payment set updated_at = now() where status in ('created', 'processing')")
    paidAfter = await secondsUntilPaid([...orders.values()].map(({ id }) => id))
  }, KILLS_MS)

  test.each(steps)("$dieAt: the order is paid once, within a minute, and does not expire", async ({ dieAt }) => {
    const { id = 0 } = orders.get(dieAt) ?? {}
    const seconds = paidAfter.get(id)
    console.log(`Killed ${dieAt}: paid within ${seconds} s of the restart`)
    expect(seconds).toBeLessThanOrEqual(TRUTH_WITHIN_SECONDS)
    expect(await told(id)).toEqual(PAID_ONCE)
  })
})

describe("a process that begins a payment is killed", () => {
  const steps = ["inside transaction 1", "after transaction 1", "before create", "after create"]
  const orders = new Map<string, Awaited<ReturnType<typeof newOrder>>>()

  beforeAll(async () => {
    for (const dieAt of steps) orders.set(dieAt, await newOrder())
    const kills = [...orders].map(([dieAt, { orderNo }]) => kill({ act: "begin", dieAt, orderNo }))
    expect(await Promise.all(kills)).toEqual(steps.map(() => "SIGKILL"))
  }, KILLS_MS)

  test.each(steps)("%s: the buyer begins again and pays once", async (dieAt) => {
    const { id, orderNo } = orders.get(dieAt) ?? { id: 0, orderNo: "" }
    const { token, paypalId } = await begun(orderNo)
    await confirm(token)
    expect((await callback(orderNo, paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await told(id)).toEqual(PAID_ONCE)
    expect(await rows("select 1 from sandbox_payment where reference = $1", orderNo)).toHaveLength(1)
  })
})

describe("a process that gives money back is killed", () => {
  test.each(["before refund", "after refund", "inside transaction 1", "after transaction 1"])(
    "%s: it goes back once, within a minute",
    async (dieAt) => {
      const { id, siteId, orderNo, payment } = await approvedOrder()
      await callback(orderNo, payment.paypalId)
      await db.transaction(async (tx) => {
        await lockOrder(tx, siteId, id)
        await requestRefund(tx, { siteId, orderId: id, base: "rest", cause: `cancel ${id}` })
      })
      expect(await kill({ act: "refund", dieAt })).toBe("SIGKILL")
      for (let seconds = 10; seconds <= TRUTH_WITHIN_SECONDS; seconds += 10) await makeRefunds(resources(seconds))
      expect(await told(id)).toMatchObject({ amontStatus: 2 })
      const [books] = await rows(
        `select s.refunded, p.refunded as here,
           (select count(*) from sandbox_refund r where r.payment_id = s.id) as refunds,
           (select count(*) from mail_outbox where kind = 'orderRefunded' and content ->> 'orderId' = $2) as mails
         from sandbox_payment s join payment p on p.provider_id = s.id where s.id = $1`,
        payment.paypalId,
        String(id),
      )
      expect(books).toEqual({ refunded: 4200, here: 4200, refunds: 1, mails: 1 })
    },
    KILLS_MS,
  )
})
