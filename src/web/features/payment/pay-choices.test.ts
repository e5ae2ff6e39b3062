import { expect, test } from "vitest"
import { chosenMethod, payChoices } from "./pay-choices.ts"
import { methodValue, type OnlineMethod, type PayProvider } from "./payment.ts"

const method = (provider: PayProvider, method: string): OnlineMethod => ({
  provider,
  method,
  isTest: true,
  publicKeys: {},
})
const methods = [
  method("paypal", "paypal"),
  method("paypal", "card"),
  method("stripe", "card"),
  method("stripe", "wallet"),
  method("sandbox", "card"),
  method("sandbox", "wallet"),
]

test("Stripe's form and the sandbox's sheet are one choice each", () => {
  expect(payChoices(methods).map(methodValue)).toEqual(["paypal/paypal", "paypal/card", "stripe/card", "sandbox/card"])
})

test.each([
  ["stripe/card", "stripe/card"],
  ["stripe/wallet", "stripe/card"],
  ["paypal/card", "paypal/card"],
  ["sandbox/wallet", "sandbox/card"],
  ["card", "paypal/card"],
  ["", "paypal/paypal"],
  ["nonsense/x", "paypal/paypal"],
])("?pay=%s shows %s", (chosen, shown) => {
  const found = chosenMethod({ methods, chosen })
  expect(found && methodValue(found)).toBe(shown)
})

test("without a way there is none", () => {
  expect(chosenMethod({ methods: [], chosen: "stripe/card" })).toBeUndefined()
})
