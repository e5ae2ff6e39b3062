import { describe, expect, test } from "vitest"
import { followAftermaths } from "../../../src/server/payments/follow-aftermaths.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { aftermathDesk } from "./aftermath-desk.ts"

const { accountId, detail, far, follow, mails, paid, refund, resources, shop, webhook } = await aftermathDesk()

describe("in any order and at once", () => {
  test("twenty signals about one payment write everything once", async () => {
    const order = await paid()
    far.deskRefund(order.at, `re_once_${order.id}`, 500)
    far.dispute(order.at, "dp_once", "lost", 1000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => webhook(order.at)))
    expect(answers).toEqual(answers.map(() => ({ stored: true })))
    const after = await detail(order.orderNo)
    expect(after).toMatchObject({ refunds: [{ amount: 5 }], disputes: [{ amount: 10 }], money: { left: 20 } })
    expect(after.timeline.map(({ kind }) => kind).sort()).toEqual(["disputeLost", "refunded"])
    expect(await mails(order.id)).toHaveLength(1)
  })

  test("an answer that was asked for earlier and comes later changes nothing", async () => {
    const order = await paid()
    far.dispute(order.at, "dp_late", "open", 3500)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    far.answerLate(() => held)
    const late = follow(order.paymentId)
    await expect.poll(() => far.timesAsked(), { interval: 5 }).toBeGreaterThan(0)
    far.answerLate(async () => {})
    far.dispute(order.at, "dp_late", "won", 3500)
    await follow(order.paymentId)
    release()
    await late
    expect(await detail(order.orderNo)).toMatchObject({ disputes: [{ status: "won" }], money: { disputeOpen: false } })
  })

  test("refunds are made, pending ones end and signals come, all at once, 12 times: counted once each", async () => {
    for (let run = 0; run < 12; run++) {
      const order = await paid()
      await Promise.all([refund(order.orderNo, { amount: 5 }), refund(order.orderNo, { amount: 7 })])
      far.answerLate(() => new Promise((resolve) => setTimeout(resolve, Math.random() * 20)))
      await Promise.all([
        makeRefunds(resources()),
        webhook(order.at),
        makeRefunds(resources()),
        follow(order.paymentId),
        webhook(order.at),
      ])
      far.end(order.at, "made")
      await Promise.all([webhook(order.at), follow(order.paymentId), webhook(order.at), follow(order.paymentId)])
      far.answerLate(async () => {})
      const after = await detail(order.orderNo)
      expect(after.refunds.map(({ status, amount }) => [status, amount]).sort()).toEqual([
        ["made", 5],
        ["made", 7],
      ])
      expect(after.money).toMatchObject({ refunded: 12, promised: 0, left: 23 })
      expect(await mails(order.id)).toHaveLength(2)
    }
  })

  test("one whose number the provider tells before it answers to us is not taken for one of its desk", async () => {
    const order = await paid()
    await refund(order.orderNo, { amount: 5 })
    const { provider } = far
    const unkeyed = {
      ...provider,
      refund: async (wish: Parameters<typeof provider.refund>[0]) => {
        const told = await provider.refund(wish)
        for (const each of far.refundsOf(order.at)) each.requestKey = null
        await webhook(order.at)
        return told
      },
    }
    await makeRefunds({ ...resources(), payments: far.paymentsOf(shop.payments, accountId, unkeyed) })
    far.end(order.at, "made")
    await webhook(order.at)
    expect((await detail(order.orderNo)).refunds).toMatchObject([{ status: "made", amount: 5 }])
  })
})

describe("a provider that does not answer", () => {
  test("is asked again: the webhook is refused, and the job finds out", async () => {
    const order = await paid()
    await refund(order.orderNo)
    await makeRefunds(resources())
    far.end(order.at, "made")
    far.breakDown(true)
    expect(await webhook(order.at)).toMatchObject({ refused: "providerSilent" })
    await followAftermaths(resources(600))
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 1, refunds: [{ status: "pending" }] })
    far.breakDown(false)
    await followAftermaths(resources(700))
    expect(await detail(order.orderNo), "not so soon").toMatchObject({ refunds: [{ status: "pending" }] })
    await followAftermaths(resources(1200))
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, refunds: [{ status: "made" }] })
  })

  test("and whose webhook was lost is found by the slow sweep", async () => {
    const order = await paid()
    far.deskRefund(order.at, `re_lost_${order.id}`, 3500)
    await followAftermaths(resources(60))
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 1 })
    for (let run = 0; run < 20; run++) if ((await followAftermaths(resources(2 * 3600))) === undefined) break
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, money: { refunded: 35 } })
  })
})
