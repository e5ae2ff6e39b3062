import { afterAll, describe, expect, test } from "vitest"
import { lockOrder } from "../../../../src/server/order-records/lock-order.ts"
import { followAftermaths } from "../../../../src/server/payments/follow-aftermaths.ts"
import { makeRefunds } from "../../../../src/server/payments/make-refunds.ts"
import { requestRefund } from "../../../../src/server/payments/request-refund.ts"
import { TEST_CARDS } from "../../../stand-ins/stripe/test-cards.ts"
import { killing } from "../kill-process.ts"
import { guardedShop } from "./guarded-shop.ts"

const { shop, desk, worlds, paypal, stripe, atStripe, begunOrder, told, close } = await guardedShop()
const { db, rows } = shop
afterAll(close)
const kill = killing(shop, { PAYPAL_BASE_URL: paypal.url, STRIPE_BASE_URL: stripe.url })

const TRUTH_WITHIN_SECONDS = 60
/** Each kill is a process of its own, which takes a while to start. */
const KILLS_MS = 240_000

/** How buyers pay where refunds take their time, and how such a refund ends; what is told of it comes to nobody. */
const SLOW = {
  paypal: {
    pays: (id: string) => {
      paypal.refundsBecome("PENDING")
      paypal.approve(id)
    },
    finish: (id: string) => {
      for (const refund of paypal.order(id).refunds)
        if (refund.status === "PENDING") paypal.endRefund(refund.id, "COMPLETED")
    },
  },
  stripe: {
    pays: (id: string) => void atStripe.account.pay(id, TEST_CARDS.refundPending),
    finish: (id: string) => {
      for (const refund of atStripe.account.books.refunds)
        if (refund.payment_intent === id && refund.status === "pending")
          atStripe.account.finishRefund(refund.id, "succeeded")
    },
  },
}

/** Where the process dies, and how the refund stands then: here, and whether the provider has taken it on. */
const STEPS = [
  { dieAt: "before refund", here: "requested", there: 0 },
  { dieAt: "after refund", here: "requested", there: 1 },
  { dieAt: "inside transaction 2", here: "requested", there: 1 },
  { dieAt: "after transaction 2", here: "pending", there: 1 },
]

describe.each(["paypal", "stripe"] as const)("a refund that is pending at %s", (name) => {
  const world = worlds.find((each) => each.name === name)
  if (!world) throw new Error(`There is no ${name}`)

  test.each(STEPS)(
    "whose process is killed $dieAt is made once, and known to be made within a minute",
    async ({ dieAt, here, there }) => {
      const { id, siteId, orderNo, payment } = await begunOrder(world)
      SLOW[name].pays(payment.paypalId)
      await desk.callback(orderNo, payment.paypalId)
      await db.transaction(async (tx) => {
        await lockOrder(tx, siteId, id)
        await requestRefund(tx, { siteId, orderId: id, base: "rest", cause: `cancel ${id}` })
      })
      expect(await kill({ act: "refund", dieAt })).toBe("SIGKILL")
      const [refund] = await rows("select status from refund where order_id = $1", id)
      expect(refund).toEqual({ status: here })
      expect((await world.books(payment)).refunds).toBe(there)
      // The worst moment: it was asked about just before, and its webhook comes while nobody is there.
      await rows("update payment set aftermath_at = now() where id = $1", payment.id)
      let seconds = 0
      for (; seconds <= TRUTH_WITHIN_SECONDS && (await told(id)).amontStatus !== 2; seconds += 10) {
        SLOW[name].finish(payment.paypalId)
        await makeRefunds(desk.resources(seconds))
        await followAftermaths(desk.resources(seconds))
      }
      console.log(`${name}, killed ${dieAt} with the refund pending: right ${seconds - 10} s after the restart`)
      expect(await told(id)).toMatchObject({ amontStatus: 2, paid: 1 })
      expect(await world.books(payment)).toMatchObject({ captures: 1, refunds: 1, refunded: 4200 })
      const mails = "select 1 from mail_outbox where kind = 'orderRefunded' and content ->> 'orderId' = $1"
      expect(await rows(mails, String(id))).toHaveLength(1)
    },
    KILLS_MS,
  )
})
