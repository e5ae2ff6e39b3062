import { describe, expect, test } from "vitest"
import { charged } from "../../../src/domain/pricing/charged-amount.ts"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { aftermathDesk } from "./aftermath-desk.ts"

const { desk, detail, far, mails, paid, refund, resources, webhook } = await aftermathDesk()

const DAY = 86_400

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

describe("a dispute in another currency than the charge", () => {
  const IN_YEN = { currencyCode: "JPY" }
  const sumOf = (amount: number, currencyCode: string) => ({ amount: charged(amount), currencyCode })

  test("is shown in its own while it is open, and holds back refunds", async () => {
    const order = await paid()
    far.dispute(order.at, "dp_yen", "open", 5300, IN_YEN)
    await webhook(order.at)
    const open = await detail(order.orderNo)
    expect(open).toMatchObject({
      disputes: [{ status: "open", amount: 5300, code: "JPY" }],
      money: { disputeOpen: true, disputeNotCounted: false, lost: 0, left: 35 },
    })
    expect(open.timeline.at(-1)).toMatchObject({ kind: "disputeOpened", detail: { amount: 5300, currencyCode: "JPY" } })
    far.dispute(order.at, "dp_yen", "won", 5300, IN_YEN)
    await webhook(order.at)
    expect((await refund(order.orderNo)).code, "won, nothing is lost").toBe(1)
  })

  test.each([
    ["in both", { ...IN_YEN, withdrawn: [sumOf(5300, "JPY"), sumOf(3400, "USD")] }, 34],
    ["in that of the charge alone", { ...IN_YEN, withdrawn: [sumOf(2050, "USD")] }, 20.5],
    ["in another one, of a dispute in that of the charge", { withdrawn: [sumOf(3000, "EUR")] }, 35],
  ])("that is lost counts what the provider says it took: %s", async (_, told, lost) => {
    const order = await paid()
    far.dispute(order.at, "dp_took", "lost", "currencyCode" in told ? 5300 : 3500, told)
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({
      disputes: [{ status: "lost", amount: lost, code: "USD" }],
      money: { lost, left: 35 - lost, disputeNotCounted: false },
    })
  })

  test.each([
    ["nothing is said", { ...IN_YEN }, 5300, "JPY"],
    ["only in a third one", { ...IN_YEN, withdrawn: [sumOf(3100, "EUR")] }, 31, "EUR"],
  ])("that is lost and not told in that of the charge (%s) waits for a person", async (_, told, amount, code) => {
    const order = await paid()
    expect((await refund(order.orderNo, { amount: 5 })).code).toBe(1)
    far.dispute(order.at, "dp_unclear", "lost", 5300, told)
    await webhook(order.at)
    const after = await detail(order.orderNo)
    // 5,300 yen are no 53 dollars: nothing is subtracted, and the order is not taken for refunded.
    expect(after).toMatchObject({
      amontStatus: 1,
      disputes: [{ status: "lost", amount, code }],
      money: { lost: 0, disputeNotCounted: true },
    })
    expect(after.timeline.at(-1)).toMatchObject({ kind: "disputeLost", detail: { currencyCode: code } })
    expect(await refund(order.orderNo, { amount: 1 })).toMatchObject({ status: 409, reason: "disputeNotCounted" })
    await makeRefunds(resources(DAY))
    expect(far.refundsOf(order.at), "what was asked for before waits too").toEqual([])
    expect(desk.logged.join()).toContain("somebody must look at it")
    // The person gives the rest back at the provider's own desk, which is read and counted as ever.
    far.deskRefund(order.at, `re_person_${order.id}`, 300)
    await webhook(order.at)
    expect(await detail(order.orderNo)).toMatchObject({ money: { refunded: 3, disputeNotCounted: true } })
  })
})
