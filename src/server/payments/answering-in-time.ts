import type { PaymentProvider } from "../payment-provider.ts"

/** A shopper waits for this; longer than any healthy provider takes. */
const PROVIDER_ANSWER_MS = 5_000

/** The provider did not answer: whether it did what it was asked to is not known. */
class ProviderSilence extends Error {}

/** The same provider, but its calls fail when they are not answered in time. */
export function answeringInTime(provider: PaymentProvider, ms = PROVIDER_ANSWER_MS): PaymentProvider {
  const timed = <Args extends unknown[], Answer>(call: string, ask: (...args: Args) => Promise<Answer>) => {
    return (...args: Args) => inTime(ask(...args), ms, `${provider.name} does not answer to ${call}`)
  }
  return {
    ...provider,
    create: timed("create", provider.create),
    fetch: timed("fetch", provider.fetch),
    capture: timed("capture", provider.capture),
    cancel: timed("cancel", provider.cancel),
    refund: timed("refund", provider.refund),
    fetchAftermath: timed("fetchAftermath", provider.fetchAftermath),
    readWebhook: timed("readWebhook", provider.readWebhook),
    testConnection: timed("testConnection", provider.testConnection),
  }
}

async function inTime<Answer>(answer: Promise<Answer>, ms: number, sentence: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderSilence(sentence)), ms)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
