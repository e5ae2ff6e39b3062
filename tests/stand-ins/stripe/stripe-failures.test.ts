import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { cents } from "../../../src/domain/pricing/money.ts"
import { loggedFailure } from "../../../src/server/logged-failure.ts"
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
  account = stripe.account()
  shop = shopAtStripe(stripe, account)
})
afterEach(() => {
  vi.useRealTimers()
})

async function paid(): Promise<string> {
  const { id } = await shop.create(orderToPay())
  account.pay(id, TEST_CARDS.success)
  return id
}

const refundOf = (id: string) => ({
  id,
  captureId: null,
  amount: cents(1),
  currencyCode: "EUR",
  requestKey: "refund 1",
})

describe("a failing Stripe", () => {
  test.each([
    [{ status: 500 } as const, "StripeAPIError 500"],
    [{ status: 503 } as const, "StripeAPIError 503"],
    [{ status: 429, code: "rate_limit" } as const, "StripeRateLimitError rate_limit 429"],
    [{ status: 409, code: "idempotency_key_in_use" } as const, "StripeAPIError idempotency_key_in_use 409"],
    ["hangUp" as const, "StripeConnectionError"],
  ])("%o is a failure, not an answer, of every call", async (how, said) => {
    const id = await paid()
    const calls: Record<string, () => Promise<unknown>> = {
      create: () => shop.create(orderToPay()),
      fetch: () => shop.fetch(id),
      capture: () => shop.capture(id, "capture 1"),
      cancel: () => shop.cancel(id, "cancel 1"),
      refund: () => shop.refund(refundOf(id)),
      fetchAftermath: () => shop.fetchAftermath(id, null),
    }
    for (const [name, call] of Object.entries(calls)) {
      stripe.faults.clear()
      stripe.faults.order({ how, times: 2 })
      await expect(call(), name).rejects.toThrow(said)
    }
  })

  test("that is slow is waited for", async () => {
    const id = await paid()
    stripe.faults.order({ how: { slowMs: 300 } })
    expect(await shop.fetch(id)).toMatchObject({ status: "captured" })
  })

  test("is asked once for each call: whoever asks decides when to ask again", async () => {
    const id = await paid()
    const before = stripe.requests.length
    stripe.faults.order({ how: { status: 503 }, times: 5 })
    await expect(shop.fetch(id)).rejects.toThrow()
    expect(stripe.requests).toHaveLength(before + 1)
  })

  test.each([
    ["fetch", 10_000],
    ["fetchAftermath", 10_000],
    ["create", 30_000],
    ["cancel", 30_000],
    ["refund", 30_000],
  ] as const)("that says nothing is given up in %s after %i ms", async (name, ms) => {
    const id = await paid()
    const asked = { create: /POST/, cancel: /POST/, refund: /POST/, fetch: /GET/, fetchAftermath: /GET/ }[name]
    stripe.faults.order({ asked, how: "hang", times: 2 })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const calls = {
      fetch: () => shop.fetch(id),
      fetchAftermath: () => shop.fetchAftermath(id, null),
      create: () => shop.create(orderToPay()),
      cancel: () => shop.cancel(id, "cancel 1"),
      refund: () => shop.refund(refundOf(id)),
    }
    const before = stripe.requests.length
    let failure: unknown
    const call = calls[name]().catch((error: unknown) => {
      failure = error
    })
    await until(() => stripe.requests.slice(before).some((request) => asked.test(request.method)))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(String(failure)).toContain("StripeConnectionError")
  })
})

/** Waits for the stand-in while timers stand still. */
async function until(comesAbout: () => boolean): Promise<void> {
  while (!comesAbout()) await new Promise((resolve) => setImmediate(resolve))
}

describe("nothing secret is said", () => {
  test("in any failure, nor what a log would make of it", async () => {
    const id = await paid()
    const wrongKey = "sk_test_veryverysecretindeed1234"
    const mistaken = shopAtStripe(stripe, account, { secretKey: wrongKey })
    const restricted = shopAtStripe(stripe, account, { secretKey: account.restrictedKey(["account"]) })
    const revoked = stripe.account()
    const late = shopAtStripe(stripe, revoked)
    revoked.revoke(revoked.secretKey)
    account.openDispute({ intentId: id })
    const order = orderToPay()
    await shop.create(order)
    const failures = await Promise.all(
      [
        mistaken.create(orderToPay()),
        mistaken.fetch(id),
        mistaken.refund(refundOf(id)),
        restricted.create(orderToPay()),
        restricted.fetch(id),
        late.fetch(id),
        late.cancel(id, "cancel 1"),
        shop.create({ ...order, reference: "V1002" }),
        shop.refund(refundOf(id)),
        shop.capture("pi_unknown", "capture 1"),
        shopAtStripe(stripe, account, { baseUrl: "http://127.0.0.1:1" }).fetch(id),
      ].map((call) => call.then(() => null).catch((failure: unknown) => failure)),
    )
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error)
      const { message, ...rest } = loggedFailure(failure)
      const said = `${message} ${JSON.stringify({ ...rest, stack: undefined })} ${JSON.stringify(failure)}`
      expect(said).not.toMatch(/(sk|rk|pk|whsec)_|_secret_|\*\*\*|buyer|Ada|Invalid API Key|card_|4242/)
      expect(message.length).toBeLessThan(120)
    }
  })
})
