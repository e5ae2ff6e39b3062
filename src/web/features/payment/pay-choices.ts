import { methodValue, type OnlineMethod, type Payment } from "./payment.ts"

/**
 * What a buyer chooses from on the order's page. The sandbox's own sheet has its methods in it, and Stripe's form has cards
 * and wallets in one: each of them is one choice.
 */
export function payChoices(methods: readonly OnlineMethod[]): OnlineMethod[] {
  return methods.filter(
    ({ provider }, at) => provider === "paypal" || methods.findIndex((one) => one.provider === provider) === at,
  )
}

/** The one that the address names, by provider and method or by its method alone; else the first. */
export function chosenMethod({ methods, chosen }: Pick<Payment, "methods" | "chosen">): OnlineMethod | undefined {
  const named =
    methods.find((one) => methodValue(one) === chosen) ?? methods.find(({ method }) => method === chosen) ?? methods[0]
  return named?.provider === "paypal" ? named : payChoices(methods).find(({ provider }) => provider === named?.provider)
}
