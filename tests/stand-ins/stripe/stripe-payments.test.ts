import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { cents } from "../../../src/domain/pricing/money.ts"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { readForm } from "./read-form.ts"
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
  account = stripe.account()
  shop = shopAtStripe(stripe, account)
})

describe("a payment is begun", () => {
  test("with the frozen amount, our order number and nothing about the buyer", async () => {
    const order = orderToPay()
    const { id, browser } = await shop.create(order)
    const intent = account.books.intents.get(id)
    expect(intent).toMatchObject({
      amount: 1230,
      currency: "eur",
      description: "Order V1001",
      metadata: { order_no: "V1001" },
      automatic_payment_methods: { enabled: true, allow_redirects: "always" },
    })
    const { publishableKey, id: accountId } = account
    expect(browser).toEqual({ token: intent?.client_secret, publishableKey, account: accountId })
    const sent = stripe.requests.findLast(({ method }) => method === "POST")
    expect(sent?.headers.get("Idempotency-Key")).toBe(order.requestKey)
    expect(sent?.headers.get("Stripe-Version")).toBe("2026-10-28.endive")
    expect(sent?.headers.get("X-Stripe-Client-Telemetry")).toBeNull()
    expect(Object.keys(readForm(sent?.body ?? "")).toSorted()).toEqual(
      ["amount", "automatic_payment_methods", "currency", "description", "metadata"].toSorted(),
    )
  })

  test("once, however often it is asked for with the same key", async () => {
    const order = orderToPay()
    const begun = await Promise.all(Array.from({ length: 5 }, () => shop.create(order)))
    expect(new Set(begun.map(({ id, browser }) => `${id} ${browser.token}`)).size).toBe(1)
    expect(account.books.intents.size).toBe(1)
  })

  test("once, also where the first answer was lost", async () => {
    const order = orderToPay()
    stripe.faults.order({ asked: /POST .*payment_intents$/, how: { status: 502 }, isLateOnly: true })
    await expect(shop.create(order)).rejects.toThrow("StripeAPIError 502")
    await shop.create(order)
    expect(account.books.intents.size).toBe(1)
  })

  test("not with a key that was used for another amount", async () => {
    const order = orderToPay()
    await shop.create(order)
    await expect(shop.create({ ...order, amount: cents(1231) })).rejects.toThrow("StripeIdempotencyError")
  })

  test("not at all where the key is another account's", async () => {
    const swapped = shopAtStripe(stripe, account, { secretKey: stripe.account().secretKey })
    await expect(swapped.create(orderToPay())).rejects.toThrow("other account")
    expect(account.books.intents.size).toBe(0)
  })

  test("nor where the key is of the other mode", async () => {
    const swapped = shopAtStripe(stripe, account, { mode: "live" })
    await expect(swapped.create(orderToPay())).rejects.toThrow("other mode")
  })
})

describe("how a payment stands", () => {
  const pay = async (card: keyof typeof TEST_CARDS) => {
    const { id } = await shop.create(orderToPay())
    account.pay(id, TEST_CARDS[card])
    return id
  }
  const statusOf = async (id: string) => (await shop.fetch(id))?.status

  test("paid with a card: captured, with the charge's number", async () => {
    const id = await pay("success")
    expect(await shop.fetch(id)).toEqual({
      id,
      status: "captured",
      amount: 1230,
      currencyCode: "EUR",
      reference: "V1001",
      payee: account.id,
      captureId: account.books.intents.get(id)?.latest_charge,
    })
  })

  test("untouched, declined or short of funds: open, so that another card can be tried", async () => {
    const { id } = await shop.create(orderToPay())
    expect(await shop.fetch(id)).toMatchObject({ status: "open", captureId: null, amount: 1230 })
    expect(account.pay(id, TEST_CARDS.declined)).toBe("requires_payment_method")
    expect(await shop.fetch(id)).toMatchObject({ status: "open", captureId: null })
    account.pay(id, TEST_CARDS.insufficientFunds)
    expect(await statusOf(id)).toBe("open")
    account.pay(id, TEST_CARDS.success)
    expect(await statusOf(id)).toBe("captured")
  })

  test("3-D Secure: open while it is asked, captured when passed, open again when failed", async () => {
    const id = await pay("challenge")
    expect(await statusOf(id)).toBe("open")
    account.answerChallenge(id, false)
    expect(await statusOf(id)).toBe("open")
    account.pay(id, TEST_CARDS.challenge)
    account.answerChallenge(id, true)
    expect(await statusOf(id)).toBe("captured")
  })

  test("a bank debit: processing, then captured or open again", async () => {
    const [paid, unpaid] = [await pay("slow"), await pay("slow")]
    expect(await shop.fetch(paid)).toMatchObject({ status: "processing", captureId: null })
    account.finishDebit(paid, true)
    account.finishDebit(unpaid, false)
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(["captured", "open"])
  })

  test("every status that Stripe documents, and none that it does not", async () => {
    const { id } = await shop.create(orderToPay())
    const intent = account.books.intents.get(id)
    const told: Record<string, unknown> = {}
    for (const status of [
      "requires_payment_method",
      "requires_confirmation",
      "requires_action",
      "processing",
      "requires_capture",
      "canceled",
    ]) {
      if (intent) intent.status = status
      told[status] = await statusOf(id)
    }
    expect(told).toEqual({
      requires_payment_method: "open",
      requires_confirmation: "open",
      requires_action: "open",
      processing: "processing",
      requires_capture: "processing",
      canceled: "cancelled",
    })
    if (intent) intent.status = "requires_luck"
    await expect(shop.fetch(id)).rejects.toThrow("unknown status")
  })

  test("unknown, of another account or of the other mode: none", async () => {
    const { id } = await shop.create(orderToPay())
    const live = stripe.account({ id: account.id, mode: "live" })
    expect(await shop.fetch("pi_unknown")).toBeNull()
    expect(await shopAtStripe(stripe, stripe.account()).fetch(id)).toBeNull()
    expect(await shopAtStripe(stripe, live).fetch(id)).toBeNull()
  })

  test("the payee is whose key it is, not whose name was entered", async () => {
    const id = await pay("success")
    const mistaken = shopAtStripe(stripe, account, { accountId: "acct_other" })
    expect((await mistaken.fetch(id))?.payee).toBe(account.id)
    expect(mistaken.payee).toBe("acct_other")
  })

  test("test money is not a live shop's", async () => {
    const id = await pay("success")
    const mistaken = shopAtStripe(stripe, account, { mode: "live" })
    expect((await mistaken.fetch(id))?.payee).not.toBe(mistaken.payee)
  })

  test("a payment that passes its money on has another payee", async () => {
    const id = await pay("success")
    const intent = account.books.intents.get(id)
    if (intent) intent.transfer_data = { destination: "acct_elsewhere" }
    expect((await shop.fetch(id))?.payee).toBe("acct_elsewhere")
  })

  test("what came counts, not what was asked for", async () => {
    const id = await pay("success")
    const intent = account.books.intents.get(id)
    if (intent) intent.amount_received = 1000
    expect((await shop.fetch(id))?.amount).toBe(1000)
  })

  test("a restricted key that may not see its account still pays", async () => {
    const secretKey = account.restrictedKey(["payments", "refunds", "disputes"])
    const restricted = shopAtStripe(stripe, account, { secretKey })
    const { id } = await restricted.create(orderToPay())
    account.pay(id, TEST_CARDS.success)
    expect(await restricted.fetch(id)).toMatchObject({ status: "captured", payee: account.id })
  })

  test("capture takes nothing and says how it stands", async () => {
    const id = await pay("success")
    expect(await shop.capture(id, "capture 1 V1001")).toEqual(await shop.fetch(id))
    await expect(shop.capture("pi_unknown", "capture 2 V1002")).rejects.toThrow("knows no payment")
  })
})

describe("a payment is given up", () => {
  test("so that nobody can pay it any more, and again without harm", async () => {
    const { id } = await shop.create(orderToPay())
    expect(await shop.cancel(id, "cancel 1")).toMatchObject({ id, status: "cancelled" })
    expect(await shop.cancel(id, "cancel 1")).toMatchObject({ status: "cancelled" })
    expect(await shop.cancel(id, "cancel 1 anew")).toMatchObject({ status: "cancelled" })
    expect(() => account.pay(id, TEST_CARDS.success)).toThrow("status of canceled")
  })

  test("but one that was paid meanwhile is paid", async () => {
    const { id } = await shop.create(orderToPay())
    account.pay(id, TEST_CARDS.success)
    expect(await shop.cancel(id, "cancel 2")).toMatchObject({ status: "captured" })
  })

  test("also where the same key was refused while the bank was deciding", async () => {
    const { id } = await shop.create(orderToPay())
    account.pay(id, TEST_CARDS.slow)
    expect(await shop.cancel(id, "cancel 3")).toMatchObject({ status: "processing" })
    account.finishDebit(id, false)
    expect(await shop.cancel(id, "cancel 3")).toMatchObject({ status: "cancelled" })
  })
})
