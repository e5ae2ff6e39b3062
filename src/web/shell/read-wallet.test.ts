import { expect, test } from "vitest"
import type { CallReply } from "../../contract/calls.ts"
import { readWallet } from "./read-wallet.ts"

const stripe = (more: Partial<CallReply<"GET /api/pay/methods">["list"][number]> = {}) => ({
  list: [
    {
      provider: "stripe",
      methods: ["card", "wallet"],
      payment_way: "online" as const,
      isTest: true,
      currencies: [
        { code: "EUR", amounts: "all" as const },
        { code: "KWD", amounts: "some" as const },
      ],
      publicKeys: { publishableKey: "pk_test_1" },
      instructions: "",
      ...more,
    },
  ],
  total: 1,
  page_size: 1,
  current_page: 1,
})

test("wallets of Stripe, in a currency of which it takes every amount", () => {
  expect(readWallet(stripe(), "EUR", true)).toEqual({ publishableKey: "pk_test_1", asksTerms: true })
})

test.each([
  ["a currency of which it takes some amounts", stripe(), "KWD"],
  ["a currency that it does not take", stripe(), "JPY"],
  ["an account without wallets", stripe({ methods: ["card"] }), "EUR"],
  ["the sandbox, which has a page of its own", stripe({ provider: "sandbox" }), "EUR"],
])("none for %s", (_, methods, currency) => {
  expect(readWallet(methods, currency, false)).toBeNull()
})
