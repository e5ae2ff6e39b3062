import { afterAll, beforeEach, describe, expect, test } from "vitest"
import type { StripeAccount } from "../../../src/server/payments/stripe/stripe-account.ts"
import { shopAtStripe } from "./shop-at-stripe.ts"
import { startStripe } from "./stripe-stand-in.ts"
import type { StripeStandInAccount } from "./stripe-stand-in-account.ts"

const stripe = await startStripe()
afterAll(() => stripe.close())

const HOSTS = ["shop.example", "www.shop.example"]
const WEBHOOK = "https://shop.example/api/pay/webhook/stripe/k3f9"

let account: StripeStandInAccount
beforeEach(() => {
  stripe.faults.clear()
  account = stripe.account({ mode: "live" })
  account.listenAt(WEBHOOK)
})

const tested = (changes: Partial<StripeAccount> = {}, hosts: readonly string[] = HOSTS) =>
  shopAtStripe(stripe, account, changes).testConnection(hosts)

describe("a test of the connection", () => {
  test("finds nothing wrong, names the payee and registers hosts once", async () => {
    const report = await tested()
    expect(report).toEqual({
      problems: [],
      payee: account.id,
      walletHosts: HOSTS.map((host) => ({ host, state: "active" })),
    })
    expect(await tested()).toEqual(report)
    expect(account.books.domains.map(({ domain_name }) => domain_name).toSorted()).toEqual(HOSTS)
  })

  test("finds a wrong key, and one that was revoked", async () => {
    expect(await tested({ secretKey: "sk_live_wrong" })).toEqual({
      problems: ["keyRefused"],
      payee: null,
      walletHosts: [],
    })
    account.revoke(account.secretKey)
    expect((await tested()).problems).toEqual(["keyRefused"])
  })

  test("finds keys of the other mode", async () => {
    expect((await tested({ mode: "test" })).problems).toContain("keyOfOtherMode")
    expect((await tested({ publishableKey: "pk_test_abc" })).problems).toEqual(["keyOfOtherMode"])
    const other = stripe.account({ id: account.id, mode: "test" })
    expect((await tested({ secretKey: other.secretKey })).problems).toContain("keyOfOtherMode")
    expect((await tested({ secretKey: other.restrictedKey(["account"]) })).problems).toContain("keyOfOtherMode")
  })

  test("finds a key of another account, and tells whose it is", async () => {
    const other = stripe.account({ mode: "live" })
    other.listenAt(WEBHOOK)
    expect(await tested({ secretKey: other.secretKey })).toMatchObject({
      problems: ["keyOfOtherAccount"],
      payee: other.id,
    })
  })

  test("finds an account that may not take money yet, in live mode only", async () => {
    account.books.account.charges_enabled = false
    expect((await tested()).problems).toEqual(["notActivated"])
    account = stripe.account({ mode: "test" })
    account.listenAt(WEBHOOK)
    account.books.account.charges_enabled = false
    expect((await tested()).problems).toEqual([])
  })

  test("finds that nobody tells the shop of payments", async () => {
    const [endpoint] = account.books.endpoints
    if (!endpoint) throw new Error("There is no webhook")
    expect((await tested({ webhookSecret: "" })).problems).toEqual(["webhookUnknown"])
    for (const change of [
      { status: "disabled" },
      { enabled_events: ["payout.paid"] },
      { url: "https://elsewhere.example/api/pay/webhook/stripe/k3f9" },
      { url: "https://shop.example/hooks" },
    ]) {
      account.books.endpoints = [{ ...endpoint, ...change }]
      expect((await tested()).problems).toEqual(["webhookUnknown"])
    }
    account.books.endpoints = [{ ...endpoint, enabled_events: ["payment_intent.succeeded"] }]
    expect((await tested()).problems).toEqual([])
  })

  test("does not judge what a restricted key may not see", async () => {
    account.books.endpoints = []
    const secretKey = account.restrictedKey(["payments", "refunds", "disputes"])
    expect(await tested({ secretKey }, ["shop.example"])).toEqual({
      problems: [],
      payee: null,
      walletHosts: [{ host: "shop.example", state: "refused" }],
    })
  })

  test.each([{ status: 500 }, { status: 429 }, "hangUp"] as const)("says that Stripe is silent: %o", async (how) => {
    stripe.faults.order({ how, times: 20 })
    expect(await tested()).toEqual({ problems: ["providerSilent"], payee: null, walletHosts: [] })
  })
})

describe("hosts for wallets", () => {
  test("are inactive while Stripe cannot reach them, and looked at again", async () => {
    account.books.unreachableHosts.add("shop.example")
    expect((await tested()).walletHosts).toEqual([
      { host: "shop.example", state: "inactive" },
      { host: "www.shop.example", state: "active" },
    ])
    account.books.unreachableHosts.clear()
    expect((await tested()).walletHosts[0]).toEqual({ host: "shop.example", state: "active" })
  })

  test("that the owner switched off at Stripe stay off", async () => {
    await tested()
    for (const domain of account.books.domains) domain.enabled = false
    expect((await tested()).walletHosts.map(({ state }) => state)).toEqual(["inactive", "inactive"])
  })

  test("that are no public ones are refused, others not", async () => {
    const report = await tested({}, ["partner.localhost:3000", "shop.example"])
    expect(report.walletHosts.map(({ state }) => state)).toEqual(["refused", "active"])
  })
})
