import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { charged } from "../../../src/domain/pricing/charged-amount.ts"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { orderToPay, shopAtStripe } from "./shop-at-stripe.ts"
import { startStripe } from "./stripe-stand-in.ts"
import type { StripeStandInAccount } from "./stripe-stand-in-account.ts"
import { TEST_CARDS } from "./test-cards.ts"

const stripe = await startStripe()
afterAll(() => stripe.close())

let account: StripeStandInAccount
let shop: PaymentProvider
beforeEach(() => {
  stripe.faults.clear()
  stripe.pageSize = 100
  account = stripe.account()
  shop = shopAtStripe(stripe, account)
})

async function paid(card: keyof typeof TEST_CARDS = "success"): Promise<string> {
  const { id } = await shop.create(orderToPay())
  account.pay(id, TEST_CARDS[card])
  return id
}

const refundOf = (id: string, amount: number, requestKey: string) => ({
  id,
  captureId: null,
  amount: charged(amount),
  currencyCode: "EUR",
  requestKey,
})

describe("refunds", () => {
  test("are made once for a key, in parts, never beyond what came", async () => {
    const id = await paid()
    const first = await shop.refund(refundOf(id, 1000, "refund 1 V1001"))
    expect(first).toMatchObject({ amount: 1000, currencyCode: "EUR", status: "made", requestKey: "refund 1 V1001" })
    expect(await shop.refund(refundOf(id, 1000, "refund 1 V1001"))).toEqual(first)
    await shop.refund(refundOf(id, 200, "refund 2 V1001"))
    await expect(shop.refund(refundOf(id, 31, "refund 3 V1001"))).rejects.toThrow("StripeInvalidRequestError 400")
    await shop.refund(refundOf(id, 30, "refund 4 V1001"))
    await expect(shop.refund(refundOf(id, 1, "refund 5 V1001"))).rejects.toThrow("charge_already_refunded")
    expect(account.books.refunds.map(({ amount }) => amount)).toEqual([30, 200, 1000])
  })

  test("are made once also where the answer was lost and Stripe has forgotten the key", async () => {
    const id = await paid()
    stripe.faults.order({ asked: /POST .*refunds/, how: { status: 500 }, isLateOnly: true })
    await expect(shop.refund(refundOf(id, 500, "refund 1"))).rejects.toThrow("500")
    account.forgetRequestKeys()
    expect(await shop.refund(refundOf(id, 500, "refund 1"))).toMatchObject({ status: "made", amount: 500 })
    expect(account.books.refunds).toHaveLength(1)
  })

  test("that are asked for at the same moment with one key are one", async () => {
    const id = await paid()
    const made = await Promise.all(Array.from({ length: 4 }, () => shop.refund(refundOf(id, 100, "refund 1"))))
    expect(new Set(made.map((refund) => refund.id)).size).toBe(1)
    expect(account.books.refunds).toHaveLength(1)
  })

  test("may be pending and fail later", async () => {
    const [slow, failing] = [await paid("refundPending"), await paid("refundFails")]
    const pending = await shop.refund(refundOf(slow, 100, "refund 1"))
    expect(pending.status).toBe("pending")
    account.finishRefund(pending.id, "succeeded")
    expect((await shop.fetchAftermath(slow, null)).refunds).toMatchObject([{ id: pending.id, status: "made" }])
    const made = await shop.refund(refundOf(failing, 100, "refund 2"))
    expect(made.status).toBe("made")
    account.finishRefund(made.id, "failed")
    expect((await shop.fetchAftermath(failing, null)).refunds).toMatchObject([
      { status: "failed", requestKey: "refund 2" },
    ])
  })

  test.each([
    ["succeeded", "made"],
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["failed", "failed"],
    ["canceled", "failed"],
    [null, "pending"],
  ])("one that is %s is %s", async (status, told) => {
    const id = await paid()
    await shop.refund(refundOf(id, 100, "refund 1"))
    const [refund] = account.books.refunds
    if (refund) refund.status = status
    expect((await shop.fetchAftermath(id, null)).refunds).toMatchObject([{ status: told }])
  })

  test("made at Stripe's own desk are told as nobody's of ours, all pages of them", async () => {
    const id = await paid()
    stripe.pageSize = 2
    for (let part = 0; part < 5; part++) account.refundAtDesk(id, 10)
    await shop.refund(refundOf(id, 7, "refund 1"))
    const { refunds, disputes } = await shop.fetchAftermath(id, null)
    expect(refunds.map(({ amount, requestKey }) => [amount, requestKey])).toEqual([
      [7, "refund 1"],
      ...Array.from({ length: 5 }, () => [10, null]),
    ])
    expect(disputes).toEqual([])
  })

  test("of one payment are not another's", async () => {
    const [id, other] = [await paid(), await paid()]
    await shop.refund(refundOf(id, 100, "refund 1"))
    expect(await shop.fetchAftermath(other, null)).toEqual({ refunds: [], disputes: [] })
  })
})

describe("disputes", () => {
  test("come with their deadline, forbid refunds, and are won", async () => {
    const id = await paid()
    const dueBy = new Date("2026-12-01T23:59:59Z")
    const { id: dispute } = account.openDispute({ intentId: id, dueBy })
    const told = { id: dispute, amount: 1230, currencyCode: "EUR", reason: "fraudulent", respondBy: dueBy }
    const withdrawn = [{ amount: 1230, currencyCode: "EUR" }]
    expect((await shop.fetchAftermath(id, null)).disputes).toEqual([{ ...told, withdrawn, status: "open" }])
    await expect(shop.refund(refundOf(id, 100, "refund 1"))).rejects.toThrow("charge_disputed")
    account.moveDispute(dispute, "won")
    expect((await shop.fetchAftermath(id, null)).disputes).toEqual([{ ...told, withdrawn: [], status: "won" }])
  })

  test.each([
    ["needs_response", "open"],
    ["under_review", "open"],
    ["appeal_needs_response", "open"],
    ["appeal_under_review", "open"],
    ["something_new", "open"],
    ["won", "won"],
    ["lost", "lost"],
    ["prevented", "lost"],
  ])("one that is %s is %s", async (status, told) => {
    const id = await paid()
    const dispute = account.openDispute({ intentId: id, amount: 500 })
    account.moveDispute(dispute.id, status)
    expect((await shop.fetchAftermath(id, null)).disputes).toMatchObject([
      { status: told, amount: 500, respondBy: null },
    ])
  })

  test("in another currency than the charge tell both, and what each balance lost", async () => {
    const id = await paid()
    const dispute = account.openDispute({ intentId: id, amount: 500 })
    dispute.currency = "jpy"
    for (const taken of dispute.balance_transactions) taken.currency = "usd"
    account.moveDispute(dispute.id, "lost")
    const withdrawn = [{ amount: 500, currencyCode: "USD" }]
    expect((await shop.fetchAftermath(id, null)).disputes).toMatchObject([
      { status: "lost", amount: 500, currencyCode: "JPY", withdrawn },
    ])
  })

  test("that were prevented without taking money are won", async () => {
    const id = await paid()
    const dispute = account.openDispute({ intentId: id, status: "prevented" })
    dispute.balance_transactions = []
    expect((await shop.fetchAftermath(id, null)).disputes).toMatchObject([{ status: "won" }])
  })

  test("are not what an inquiry is, until it becomes one", async () => {
    const id = await paid()
    const inquiry = account.openDispute({ intentId: id, status: "warning_needs_response" })
    expect((await shop.fetchAftermath(id, null)).disputes).toEqual([])
    expect(await shop.refund(refundOf(id, 100, "refund 1"))).toMatchObject({ status: "made" })
    account.moveDispute(inquiry.id, "warning_under_review")
    expect((await shop.fetchAftermath(id, null)).disputes).toEqual([])
    account.moveDispute(inquiry.id, "needs_response")
    expect((await shop.fetchAftermath(id, null)).disputes).toMatchObject([{ id: inquiry.id, status: "open" }])
  })
})
