import type { PaymentProvider } from "../payment-provider.ts"

/** Longer than any healthy provider takes. What only reads can be repeated, and a shopper waits for it. */
const READING_MS = 10_000
/** What moves money is given time: giving up early would show good payments as unknown. */
const ACTING_MS = 30_000

type Limits = { readingMs: number; actingMs: number }

/** The provider did not answer: whether it did what it was asked to is not known. */
class ProviderSilence extends Error {}

/** The same provider, but its calls fail when they are not answered in time. */
export function answeringInTime(
  provider: PaymentProvider,
  { readingMs, actingMs }: Limits = { readingMs: READING_MS, actingMs: ACTING_MS },
): PaymentProvider {
  const timed = <Args extends unknown[], Answer>(
    call: string,
    ms: number,
    ask: (...args: Args) => Promise<Answer>,
  ): ((...args: Args) => Promise<Answer>) => {
    return (...args) => inTime(ask(...args), ms, `${provider.name} does not answer to ${call}`)
  }
  return {
    ...provider,
    create: timed("create", actingMs, provider.create),
    fetch: timed("fetch", readingMs, provider.fetch),
    capture: timed("capture", actingMs, provider.capture),
    cancel: timed("cancel", actingMs, provider.cancel),
    refund: timed("refund", actingMs, provider.refund),
    fetchAftermath: timed("fetchAftermath", readingMs, provider.fetchAftermath),
    readWebhook: timed("readWebhook", readingMs, provider.readWebhook),
    testConnection: timed("testConnection", readingMs, provider.testConnection),
  }
}

async function inTime<Answer>(answer: Promise<Answer>, ms: number, sentence: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderSilence(sentence)), ms)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
