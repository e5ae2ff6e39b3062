import type { BrowserPart, PaymentProvider } from "../../../../src/server/payment-provider.ts"
import { answeringInTime } from "../../../../src/server/payments/answering-in-time.ts"

/** What a test sees of the calls to providers, and does between them. */
export type Watch = {
  /** The numbers of the payments that were asked about. */
  fetched: string[]
  /** When a provider has begun a payment and the shop has not heard of it yet. */
  afterCreate: (begun: { id: string; browser: BrowserPart }) => Promise<void>
  /** The sandbox has no network between that could fail. */
  isSandboxDown: boolean
}

export const newWatch = (): Watch => ({ fetched: [], afterCreate: () => Promise.resolve(), isSandboxDown: false })

export const watched =
  (watch: Watch) =>
  (provider: PaymentProvider): PaymentProvider => {
    const mayFail = () => {
      if (provider.name === "sandbox" && watch.isSandboxDown) throw new Error("out of order")
    }
    return answeringInTime({
      ...provider,
      create: async (payment) => {
        mayFail()
        const begun = await provider.create(payment)
        await watch.afterCreate(begun)
        return begun
      },
      fetch: async (id) => {
        watch.fetched.push(id)
        mayFail()
        return provider.fetch(id)
      },
      cancel: async (...args) => {
        mayFail()
        return provider.cancel(...args)
      },
    })
  }
