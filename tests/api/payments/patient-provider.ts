import { charged } from "../../../src/domain/pricing/charged-amount.ts"
import type {
  Aftermath,
  PaymentProvider,
  PaymentProviders,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from "../../../src/server/payment-provider.ts"

type Entry = { refunds: ProviderRefund[]; disputes: ProviderDispute[] }

/**
 * A provider that needs time: its refunds are pending until the test says how they end, its own desk can give money back,
 * and buyers can dispute. It stands for a company elsewhere: the shop reaches it by the interface alone.
 */
export function patientProvider() {
  const books = new Map<string, Entry>()
  /** What happens before an answer arrives: the test's way to make answers late. */
  let beforeAnswer = async () => {}
  let isDown = false
  let asked = 0

  const entryOf = (id: string) => {
    const entry = books.get(id) ?? { refunds: [], disputes: [] }
    books.set(id, entry)
    return entry
  }
  const down = () => {
    if (isDown) throw new Error("out of order")
  }
  const captured = (id: string): ProviderPayment => ({
    id,
    status: "captured",
    amount: charged(0),
    currencyCode: "USD",
    reference: "",
    payee: "patient",
    captureId: `capture of ${id}`,
  })

  const provider: PaymentProvider = {
    name: "stripe",
    methods: ["card"],
    payee: "patient",
    canCharge: () => true,
    publicKeys: {},
    browserSources: { script: [], frame: [], connect: [], image: [] },
    create: () => Promise.reject(new Error("Orders are paid already here")),
    fetch: (id) => Promise.resolve(captured(id)),
    capture: (id) => Promise.resolve(captured(id)),
    cancel: (id) => Promise.resolve(captured(id)),
    refund: async ({ id, amount, currencyCode, requestKey }) => {
      down()
      const { refunds } = entryOf(id)
      const former = refunds.find((refund) => refund.requestKey === requestKey)
      if (former) return former
      const told: ProviderRefund = { id: `re ${requestKey}`, amount, currencyCode, status: "pending", requestKey }
      refunds.push(told)
      return { ...told }
    },
    fetchAftermath: async (id): Promise<Aftermath> => {
      asked++
      down()
      const { refunds, disputes } = entryOf(id)
      // As it stands when it is asked, however late the answer arrives.
      const answer = structuredClone({ refunds, disputes })
      await beforeAnswer()
      return answer
    },
    readWebhook: ({ text }) => {
      const { payment } = JSON.parse(text)
      return Promise.resolve({ eventId: payment, kind: "something", about: { payment } })
    },
    testConnection: () => Promise.resolve({ problems: [], payee: "patient", walletHosts: [] }),
  }

  return {
    provider,
    /** The shops' providers, with this one in the place of Stripe, as a test changes it. */
    paymentsOf: (
      others: PaymentProviders,
      accountId: number,
      changed: PaymentProvider = provider,
    ): PaymentProviders => ({
      ...others,
      ofAccount: (begun) => (begun.provider === "stripe" ? Promise.resolve(changed) : others.ofAccount(begun)),
      byWebhook: () => Promise.resolve({ ...changed, accountId, isTest: true }),
    }),
    /** All refunds of a payment end so. */
    end: (id: string, status: "made" | "failed") => {
      for (const refund of entryOf(id).refunds) if (refund.status === "pending") refund.status = status
    },
    /** The bank sends back what was made. */
    bounce: (id: string) => {
      for (const refund of entryOf(id).refunds) refund.status = "failed"
    },
    /** Somebody gives money back without asking the shop. */
    deskRefund: (id: string, refundId: string, amount: number, status: ProviderRefund["status"] = "made") => {
      entryOf(id).refunds.push({
        id: refundId,
        amount: charged(amount),
        currencyCode: "USD",
        status,
        requestKey: null,
      })
    },
    dispute: (
      id: string,
      disputeId: string,
      status: ProviderDispute["status"],
      amount: number,
      { currencyCode = "USD", withdrawn = [] }: Partial<Pick<ProviderDispute, "currencyCode" | "withdrawn">> = {},
    ) => {
      const { disputes } = entryOf(id)
      const sum = { amount: charged(amount), currencyCode, withdrawn }
      const told = { id: disputeId, status, ...sum, reason: "not received" }
      const respondBy = new Date("2026-12-24T12:00:00Z")
      const at = disputes.findIndex((each) => each.id === disputeId)
      disputes.splice(at < 0 ? disputes.length : at, at < 0 ? 0 : 1, { ...told, respondBy })
    },
    refundsOf: (id: string) => entryOf(id).refunds,
    timesAsked: () => asked,
    answerLate: (wait: () => Promise<void>) => {
      beforeAnswer = wait
    },
    breakDown: (broken: boolean) => {
      isDown = broken
    },
  }
}
