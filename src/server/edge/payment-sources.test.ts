import { expect, test } from "vitest"
import type { ShopProvider } from "../payment-provider.ts"
import { paypalProvider } from "../payments/paypal/paypal-provider.ts"
import { stripeProvider } from "../payments/stripe/stripe-provider.ts"
import { paymentSources } from "./payment-sources.ts"
import { pagePolicy } from "./security-headers.ts"

const stripe = stripeProvider({
  mode: "test",
  publishableKey: "pk_test_12345678",
  secretKey: "sk_test_12345678",
  webhookSecret: "",
  accountId: "acct_12345678",
  methods: ["card"],
})
const paypal = paypalProvider({
  mode: "live",
  clientId: "client",
  clientSecret: "secret",
  merchantId: "MERCHANT1",
  webhookId: "",
  methods: ["paypal"],
})
const taken: ShopProvider[] = [stripe, paypal].map((provider) => ({ ...provider, accountId: 1, isTest: true }))

/** The content policy of a page that shows the parts of these providers. */
async function policyOf(...providers: string[]): Promise<string> {
  const site = Object.assign(Object.create(null), { id: 1, mode: "test" })
  const payment = await paymentSources({ of: async () => taken }, { site }, { providers })
  return pagePolicy(["'nonce-abc'"], { hashes: [], hosts: [], framedBy: [], payment })
}

test("a page without a provider's part names no provider", async () => {
  const policy = await policyOf()
  expect(policy).not.toMatch(/stripe|paypal/)
  expect(policy).not.toContain("frame-src")
  expect(policy).toContain("style-src 'self';")
})

test("a page with one names the hosts of that one and no other", async () => {
  const policy = await policyOf("stripe")
  expect(policy).toMatch(/script-src 'self' 'nonce-abc' https:\/\/js\.stripe\.com [^;]*;/)
  expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/)
  expect(policy).not.toContain("paypal")
  expect(await policyOf("paypal")).not.toContain("stripe")
})

test("a provider that the shop does not take is not named, whatever the page says", async () => {
  expect(await policyOf("sandbox", "evil")).not.toContain("frame-src")
})

test("styles of a provider's script may carry the nonce", async () => {
  expect(await policyOf("paypal")).toContain("style-src 'self' 'nonce-abc';")
})
