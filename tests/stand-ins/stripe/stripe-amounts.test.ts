import { afterAll, describe, expect, test } from "vitest"
import { cents } from "../../../src/domain/pricing/money.ts"
import { orderToPay, shopAtStripe } from "./shop-at-stripe.ts"
import { startStripe } from "./stripe-stand-in.ts"
import { TEST_CARDS } from "./test-cards.ts"

const stripe = await startStripe()
afterAll(() => stripe.close())
const account = stripe.account()
const shop = shopAtStripe(stripe, account)

/** A currency, an amount in its own smallest units, and how Stripe counts the same money. */
const SAME_MONEY: readonly [code: string, amount: number, counted: number][] = [
  ["USD", 1999, 1999],
  ["EUR", 50, 50],
  ["JPY", 1980, 1980],
  ["KRW", 50_000, 50_000],
  ["HUF", 1_234_567, 1_234_567],
  ["TWD", 12_345, 12_345],
  ["KWD", 12_340, 12_340],
  ["BHD", 10, 10],
  ["ISK", 4990, 499_000],
  ["UGX", 37_000, 3_700_000],
  ["MGA", 1_230_000, 12_300],
  ["VND", 250_000, 250_000],
]

describe("amounts are the same to the unit, there and back", () => {
  test.each(SAME_MONEY)("%s %i is %i at Stripe", async (currencyCode, amount, counted) => {
    expect(shop.canCharge(cents(amount), currencyCode)).toBe(true)
    const { id } = await shop.create(orderToPay({ amount: cents(amount), currencyCode }))
    expect(account.books.intents.get(id)).toMatchObject({ amount: counted, currency: currencyCode.toLowerCase() })
    account.pay(id, TEST_CARDS.success)
    expect(await shop.fetch(id)).toMatchObject({ status: "captured", amount, currencyCode })
    const requestKey = `refund ${id}`
    const refund = await shop.refund({ id, captureId: null, amount: cents(amount), currencyCode, requestKey })
    expect(refund).toMatchObject({ amount, currencyCode, status: "made" })
    expect(account.books.refunds[0]?.amount).toBe(counted)
  })
})

/** Amounts that Stripe would round or refuse. */
const OTHER_MONEY: readonly [code: string, amount: number, why: string][] = [
  ["KWD", 12_345, "the last of three digits is not 0"],
  ["TND", 1, "the last of three digits is not 0"],
  ["MGA", 1230, "Stripe knows whole ones only"],
  ["IQD", 1000, "Stripe does not say how it counts it"],
  ["LYD", 1000, "Stripe does not say how it counts it"],
  ["EUR", 0, "nothing is to pay"],
]

describe("what would differ is not offered", () => {
  test.each(OTHER_MONEY)("%s %i: %s", async (currencyCode, amount) => {
    expect(shop.canCharge(cents(amount), currencyCode)).toBe(false)
  })

  test("nor begun, nor given back", async () => {
    const wrong = { amount: cents(12_345), currencyCode: "KWD" }
    const before = stripe.requests.filter(({ method }) => method === "POST").length
    await expect(shop.create(orderToPay(wrong))).rejects.toThrow("exactly")
    await expect(shop.refund({ id: "pi_x", captureId: null, requestKey: "x", ...wrong })).rejects.toThrow("exactly")
    expect(stripe.requests.filter(({ method }) => method === "POST")).toHaveLength(before)
  })

  test("an amount below Stripe's minimum is Stripe's to refuse", async () => {
    expect(shop.canCharge(cents(1), "EUR")).toBe(true)
    await expect(shop.create(orderToPay({ amount: cents(1) }))).rejects.toThrow("amount_too_small 400")
  })
})
