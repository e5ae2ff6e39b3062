import { describe, expect, test } from "vitest"
import { charged, IMPATIENT, shopAtPaypal } from "./shop-at-paypal.ts"

const EUR = (value: string) => ({ currency_code: "EUR", value })

const wish = (id: string, captureId: string | null, value: string, requestKey: string, currencyCode = "EUR") => ({
  id,
  captureId,
  amount: charged(value, currencyCode),
  currencyCode,
  requestKey,
})

describe("refunds at PayPal", () => {
  test.each([
    ["USD", "10.00", "3.33"],
    ["JPY", "1000", "333"],
    ["HUF", "1234.00", "1.00"],
  ])("in %s give back of %s exactly %s, and once for a key", async (currencyCode, all, part) => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id, captureId } = await captured(all, currencyCode)
    const asked = wish(id, captureId, part, "refund 1 20261118-0042", currencyCode)
    const [first, second] = await Promise.all([provider.refund(asked), provider.refund(asked)])
    expect(first).toEqual({
      id: paypal.order(id).refunds[0]?.id,
      amount: charged(part, currencyCode),
      currencyCode,
      status: "made",
      requestKey: "refund 1 20261118-0042",
    })
    expect(second).toEqual(first)
    expect(paypal.order(id).refunds).toHaveLength(1)
    expect((await provider.fetchAftermath(id, captureId)).refunds).toEqual([first])
    expect(await provider.fetch(id)).toMatchObject({
      status: "captured",
      captureId,
      amount: charged(all, currencyCode),
    })
  })

  test("find the capture by themselves, and never give back more than came", async () => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id } = await captured("10.00")
    await provider.refund(wish(id, null, "6.00", "refund 1"))
    await expect(provider.refund(wish(id, null, "4.01", "refund 2"))).rejects.toThrow("REFUND_AMOUNT_EXCEEDED")
    await provider.refund(wish(id, null, "4.00", "refund 3"))
    await expect(provider.refund(wish(id, null, "0.01", "refund 4"))).rejects.toThrow("CAPTURE_FULLY_REFUNDED")
    expect(paypal.order(id).captures[0]?.status).toBe("REFUNDED")
  })

  test("of what was not captured, or cannot be given back exactly, are refused here", async () => {
    const { provider, approved, captured } = await shopAtPaypal()
    await expect(provider.refund(wish(await approved(), null, "1.00", "refund 1"))).rejects.toThrow("no money")
    const { id, captureId } = await captured("1234.00", "HUF")
    await expect(provider.refund(wish(id, captureId, "0.50", "refund 2", "HUF"))).rejects.toThrow("exactly")
  })

  test("whose answer was lost are made once", async () => {
    const { paypal, provider, captured } = await shopAtPaypal({ limits: IMPATIENT })
    const { id, captureId } = await captured()
    paypal.faults.add({ method: "POST", path: /refund$/, what: "silence", when: "after" })
    await expect(provider.refund(wish(id, captureId, "1.00", "refund 1"))).rejects.toThrow("too late")
    await provider.refund(wish(id, captureId, "1.00", "refund 1"))
    expect(paypal.order(id).refunds).toHaveLength(1)
  })

  test("that wait, fail later or were made at PayPal's own desk are told", async () => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id, captureId } = await captured("10.00")
    paypal.refundsBecome("PENDING")
    const ours = await provider.refund(wish(id, captureId, "2.00", "refund 7"))
    expect(ours.status).toBe("pending")
    const desk = paypal.refund(captureId, EUR("1.50"))
    const told = async () => (await provider.fetchAftermath(id, captureId)).refunds
    const theirs = {
      id: desk.id,
      amount: charged("1.50", "EUR"),
      currencyCode: "EUR",
      status: "made",
      requestKey: null,
    }
    expect(await told()).toEqual([{ ...ours, requestKey: "refund 7" }, theirs])
    paypal.endRefund(ours.id, "FAILED")
    paypal.endRefund(desk.id, "CANCELLED")
    expect((await told()).map(({ status }) => status)).toEqual(["failed", "failed"])
    expect(await provider.fetch(id)).toMatchObject({ status: "captured" })
  })
})

describe("disputes at PayPal", () => {
  test("are told with sum, reason and deadline while they are open", async () => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id, captureId } = await captured("10.00")
    const other = await captured("20.00")
    paypal.openDispute(other.captureId)
    const { id: disputeId, due } = paypal.openDispute(captureId, EUR("4.00"), "UNAUTHORISED")
    const told = {
      id: disputeId,
      amount: charged("4.00", "EUR"),
      currencyCode: "EUR",
      withdrawn: [],
      status: "open",
      reason: "UNAUTHORISED",
      respondBy: due,
    }
    expect((await provider.fetchAftermath(id, captureId)).disputes).toEqual([told])
    expect((await provider.fetchAftermath(id, null)).disputes).toEqual([told])
    for (const status of ["OPEN", "UNDER_REVIEW"] as const) {
      paypal.moveDispute(disputeId, status)
      expect((await provider.fetchAftermath(id, captureId)).disputes).toMatchObject([{ status: "open" }])
    }
  })

  test.each([
    ["RESOLVED_BUYER_FAVOUR", "lost"],
    ["ACCEPTED", "lost"],
    ["SOMETHING_NEW", "lost"],
    ["RESOLVED_SELLER_FAVOUR", "won"],
    ["RESOLVED_WITH_PAYOUT", "won"],
    ["CANCELED_BY_BUYER", "won"],
    ["DENIED", "won"],
    ["NONE", "won"],
  ])("that end with %s are %s", async (code, expected) => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id, captureId } = await captured("10.00")
    paypal.endDispute(paypal.openDispute(captureId).id, code, EUR("7.00"))
    const [dispute] = (await provider.fetchAftermath(id, captureId)).disputes
    // What went away is told beside what was asked for.
    const withdrawn = expected === "lost" ? [{ amount: charged("7.00", "EUR"), currencyCode: "EUR" }] : []
    const disputed = { amount: charged("10.00", "EUR"), currencyCode: "EUR" }
    expect(dispute).toMatchObject({ status: expected, ...disputed, withdrawn, respondBy: null })
  })

  test("in the currency of the buyer's bank are told in it, and what went away in that of the shop", async () => {
    const { paypal, provider, captured } = await shopAtPaypal()
    const { id, captureId } = await captured("10.00")
    const { id: disputeId } = paypal.openDispute(captureId, { currency_code: "JPY", value: "1630" })
    paypal.endDispute(disputeId, "RESOLVED_BUYER_FAVOUR", EUR("9.90"))
    const [dispute] = (await provider.fetchAftermath(id, captureId)).disputes
    const withdrawn = [{ amount: charged("9.90", "EUR"), currencyCode: "EUR" }]
    expect(dispute).toMatchObject({ amount: charged("1630", "JPY"), currencyCode: "JPY", withdrawn })
  })

  test("that the app may not read do not keep the refunds from being told", async () => {
    const { paypal, provider, captured } = await shopAtPaypal({ merchant: { readsDisputes: false } })
    const { id, captureId } = await captured("10.00")
    paypal.refund(captureId, EUR("1.00"))
    paypal.openDispute(captureId)
    expect(await provider.fetchAftermath(id, captureId)).toMatchObject({
      refunds: [{ status: "made" }],
      disputes: [],
      problem: "disputesForbidden",
    })
  })
})
