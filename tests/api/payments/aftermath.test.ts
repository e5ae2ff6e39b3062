import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { findPayment } from "../../../src/server/payments/find-payment.ts"
import { followAftermath } from "../../../src/server/payments/follow-aftermath.ts"
import { followAftermaths } from "../../../src/server/payments/follow-aftermaths.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { takeWebhook } from "../../../src/server/payments/take-webhook.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { bought } from "../bought.ts"
import { testShop } from "../test-shop.ts"
import { patientProvider } from "./patient-provider.ts"
import { paymentDesk } from "./payment-desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk } = await atDesk(shop)
const { approvedOrder, begun, callback, confirm, newOrder, resources: ofSandbox, told } = paymentDesk(shop)
const far = patientProvider()
const [account] = await rows<{ id: number }>(
  `insert into payment_account (site_id, provider, mode, webhook_name)
   select id, 'stripe', 'test', 'far' from site where name = 'default-modulized' returning id`,
)
const accountId = account?.id ?? 0
const resources = (later = 0) => ({ ...ofSandbox(later), payments: far.paymentsOf(shop.payments, accountId) })

const DAY = 86_400
const THREE_PIECES = { status: 5, lines: [{ quantity: 3, price: 1000 }], freight: 500 }

/** An order of 35 dollars that is paid at the patient provider. */
async function paid(wanted: Parameters<typeof bought>[1] = THREE_PIECES) {
  const order = await bought(shop, wanted)
  const at = `pi ${order.orderNo}`
  const [payment] = await rows<{ id: number }>(
    `update payment set provider = 'stripe', provider_id = $2, capture_id = 'ch ' || $2, account_id = $3
     where order_id = $1 returning id`,
    ...[order.id, at, accountId],
  )
  await rows(
    "insert into payment_event (site_id, payment_id, kind) select site_id, id, 'captured' from payment where id = $1",
    payment?.id,
  )
  return { ...order, at, paymentId: payment?.id ?? 0 }
}

const refund = (order_no: string, wish: { amount?: number; lines?: { id: number; quantity: number }[] } = {}) =>
  ask("POST /api/admin/order/refund", {
    body: { order_no, ...wish },
    headers: { ...asOwner.headers, "idempotency-key": randomUUID() },
  })

const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const webhook = (at: string) =>
  takeWebhook(
    resources(),
    { provider: "stripe", account: "far" },
    { text: JSON.stringify({ payment: at }), headers: new Headers() },
  )
const follow = async (id: number) => followAftermath(resources(), await findPayment(shop.db, id))
const mails = (orderId: number) =>
  rows("select content from mail_outbox where kind = 'orderRefunded' and content ->> 'orderId' = $1", String(orderId))

describe("a refund that takes its time", () => {
  test("is told to the buyer when the provider says that it is made, not before", async () => {
    const order = await paid()
    await refund(order.orderNo, { amount: 10 })
    await makeRefunds(resources())
    expect(await detail(order.orderNo)).toMatchObject({
      amontStatus: 1,
      refunds: [
        { status: "pending", amount: 10, provider_refund_id: expect.stringContaining("re refund"), madeTime: null },
      ],
      money: { captured: 35, refunded: 0, promised: 10, left: 25 },
    })
    expect(await mails(order.id)).toEqual([])
    far.end(order.at, "made")
    expect(await webhook(order.at)).toEqual({ stored: true })
    expect(await detail(order.orderNo)).toMatchObject({
      amontStatus: 1,
      refunds: [{ status: "made", madeTime: expect.any(String) }],
      money: { refunded: 10, promised: 0, left: 25 },
    })
    expect(await mails(order.id)).toMatchObject([{ content: { amount: 1000, currencyCode: "USD" } }])
  })

  test("and fails is owed still; asked for again it is another one at the provider", async () => {
    const order = await paid()
    await refund(order.orderNo)
    await makeRefunds(resources())
    far.end(order.at, "failed")
    await webhook(order.at)
    const failed = await detail(order.orderNo)
    expect(failed).toMatchObject({ amontStatus: 1, refunds: [{ status: "failed", failure: expect.any(String) }] })
    expect(failed.timeline.map(({ kind }) => kind)).toContain("refundFailed")
    expect((await refund(order.orderNo)).code).toBe(1)
    await makeRefunds(resources(1))
    expect(far.refundsOf(order.at).map(({ status }) => status)).toEqual(["failed", "pending"])
    far.end(order.at, "made")
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, refunds: [{ status: "made", amount: 35 }] })
    expect(await mails(order.id)).toHaveLength(1)
  })

  test("and fails after it was made is taken out of what was given back, and staff see it", async () => {
    const order = await paid()
    await refund(order.orderNo)
    await makeRefunds(resources())
    far.end(order.at, "made")
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, money: { refunded: 35, left: 0 } })
    far.bounce(order.at)
    await webhook(order.at)
    const after = await detail(order.orderNo)
    expect(after).toMatchObject({
      amontStatus: 1,
      refunds: [{ status: "failed" }],
      money: { refunded: 0, promised: 35 },
    })
    expect(after.timeline.map(({ kind }) => kind)).toEqual(["refunded", "refundFailed"])
    const seen = await rows("select kind from order_event where order_id = $1", order.id)
    expect(seen, "the buyer's page leaves it out, the staff's does not").toHaveLength(2)
  })
})

describe("at the provider's own desk", () => {
  test("a part goes back, then the rest: the order follows, and the buyer is told", async () => {
    const order = await paid()
    far.deskRefund(order.at, "re_desk_1", 1500)
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({
      amontStatus: 1,
      refunds: [{ cause: "desk stripe re_desk_1", status: "made", amount: 15, lines: [] }],
      money: { refunded: 15, left: 20 },
    })
    expect(await refund(order.orderNo, { amount: 20.01 })).toMatchObject({ data: { why: "moreThanLeft" } })
    far.deskRefund(order.at, "re_desk_2", 2000)
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, money: { refunded: 35, left: 0 } })
    expect(await mails(order.id)).toHaveLength(2)
  })

  test("whoever was quicker there leaves nothing for the refund that was waiting here", async () => {
    const order = await paid()
    await refund(order.orderNo, { amount: 30 })
    far.deskRefund(order.at, `re_quick_${order.id}`, 3500)
    await webhook(order.at)
    await makeRefunds(resources())
    expect(far.refundsOf(order.at)).toHaveLength(1)
    expect(await detail(order.orderNo)).toMatchObject({
      amontStatus: 2,
      refunds: [{ status: "failed", failure: "Nothing is left to give back" }, { status: "made" }],
    })
  })

  test("a refund is made smaller where only a part of it is left", async () => {
    const order = await paid()
    await refund(order.orderNo, { amount: 30 })
    far.deskRefund(order.at, `re_part_${order.id}`, 2000)
    await webhook(order.at)
    await makeRefunds(resources())
    far.end(order.at, "made")
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 2, money: { refunded: 35, left: 0 } })
  })

  test("one that failed there never was one", async () => {
    const order = await paid()
    far.deskRefund(order.at, `re_none_${order.id}`, 500, "failed")
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ refunds: [], money: { left: 35 } })
  })
})

describe("a dispute", () => {
  test("holds back all refunds while it is open; won, they go on", async () => {
    const order = await paid()
    await refund(order.orderNo, { amount: 5 })
    far.dispute(order.at, "dp_1", "open", 3500)
    await webhook(order.at)
    const open = await detail(order.orderNo)
    expect(open).toMatchObject({
      disputes: [{ status: "open", amount: 35, reason: "not received", respondBy: "2026-12-24T12:00:00.000Z" }],
      money: { disputeOpen: true, lost: 0 },
    })
    expect(open.timeline.at(-1)).toMatchObject({
      kind: "disputeOpened",
      detail: { respondBy: "2026-12-24T12:00:00.000Z" },
    })
    expect(await refund(order.orderNo, { amount: 1 })).toMatchObject({ status: 409, reason: "disputeOpen" })
    expect(await makeRefunds(resources(DAY)), "the one that waits goes on waiting").toBeUndefined()
    far.dispute(order.at, "dp_1", "won", 3500)
    await webhook(order.at)
    await makeRefunds(resources(DAY))
    far.end(order.at, "made")
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({
      amontStatus: 1,
      disputes: [{ status: "won", closeTime: expect.any(String) }],
      money: { refunded: 5, lost: 0, left: 30, disputeOpen: false },
    })
  })

  test("that is lost takes the money: the order counts as refunded and is not sent", async () => {
    const order = await paid()
    far.dispute(order.at, "dp_2", "lost", 3500)
    await webhook(order.at)
    const after = await detail(order.orderNo)
    expect(after).toMatchObject({ amontStatus: 2, money: { refunded: 0, lost: 35, left: 0 } })
    expect(after.actions).toEqual(["cancel"])
    expect(await mails(order.id), "nothing was refunded by the shop").toEqual([])
  })

  test("of a part that is lost leaves the rest to be given back, and nothing more", async () => {
    const order = await paid()
    far.dispute(order.at, "dp_3", "lost", 2000)
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ amontStatus: 1, money: { lost: 20, left: 15 } })
    expect(await refund(order.orderNo, { amount: 15.01 })).toMatchObject({ data: { why: "moreThanLeft" } })
    expect((await refund(order.orderNo)).code).toBe(1)
    expect(await detail(order.orderNo)).toMatchObject({ refunds: [{ amount: 15 }], money: { left: 0 } })
  })

  test("may be opened again after it was closed", async () => {
    const order = await paid()
    for (const status of ["open", "won", "open", "lost"] as const) {
      far.dispute(order.at, "dp_4", status, 3500)
      await webhook(order.at)
    }
    const after = await detail(order.orderNo)
    expect(after.timeline.map(({ kind }) => kind)).toEqual([
      "disputeOpened",
      "disputeWon",
      "disputeOpened",
      "disputeLost",
    ])
    expect(after).toMatchObject({ amontStatus: 2, money: { lost: 35 } })
  })
})

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

describe("for pieces of an order", () => {
  const order3 = { status: 8, lines: [{ quantity: 3, price: 1000, reduction: 1 }, { price: 2000 }], freight: 500 }

  test("each gives back what it cost, bit by bit exactly the line, and no piece twice", async () => {
    const order = await paid(order3)
    const [first, second] = order.lines
    if (!first || !second) throw new Error("The order has too few lines")
    const one = { id: first.id, quantity: 1 }
    for (const _ of [1, 2, 3]) expect((await refund(order.orderNo, { lines: [one] })).code).toBe(1)
    expect(await refund(order.orderNo, { lines: [one] })).toMatchObject({ status: 409, data: { why: "moreThanLeft" } })
    expect((await refund(order.orderNo, { lines: [{ id: second.id, quantity: 1 }] })).code).toBe(1)
    const { refunds, money } = await detail(order.orderNo)
    expect(refunds.map(({ amount }) => amount)).toEqual([10, 9.99, 10, 20])
    expect(refunds.map(({ lines }) => lines.map(({ id, quantity, amount }) => [id, quantity, amount]))).toEqual([
      [[first.id, 1, 10]],
      [[first.id, 1, 9.99]],
      [[first.id, 1, 10]],
      [[second.id, 1, 20]],
    ])
    expect(money, "the freight is left").toMatchObject({ left: 5 })
  })

  test("ten owners at once give a piece back once", async () => {
    const order = await paid(order3)
    const lines = [{ id: order.lines[0]?.id ?? 0, quantity: 2 }]
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order.orderNo, { lines })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await detail(order.orderNo)).refunds).toMatchObject([{ amount: 19.99 }])
  })

  test.each([
    ["no line of it", (_: number) => ({ lines: [{ id: 1, quantity: 1 }] }), 409],
    ["too many", (id: number) => ({ lines: [{ id, quantity: 4 }] }), 409],
    ["none", (id: number) => ({ lines: [{ id, quantity: 0 }] }), 422],
    [
      "the same twice",
      (id: number) => ({
        lines: [
          { id, quantity: 1 },
          { id, quantity: 1 },
        ],
      }),
      422,
    ],
    ["an empty list", (_: number) => ({ lines: [] }), 422],
    ["an amount besides", (id: number) => ({ amount: 1, lines: [{ id, quantity: 1 }] }), 422],
  ])("%s is refused", async (_, wish, status) => {
    const order = await paid(order3)
    const [line] = order.lines
    expect(await refund(order.orderNo, wish(line?.id ?? 0))).toMatchObject({ status })
    expect((await detail(order.orderNo)).refunds).toEqual([])
  })
})

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
    await makeRefunds(ofSandbox())
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
