import { describe, expect, test } from "vitest"
import { makeRefunds } from "../../../src/server/payments/make-refunds.ts"
import { aftermathDesk } from "./aftermath-desk.ts"

const { detail, far, mails, paid, refund, resources, shop, webhook } = await aftermathDesk()
const { rows } = shop

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
