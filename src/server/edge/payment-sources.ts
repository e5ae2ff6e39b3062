import type { BrowserSources, PaymentProviders } from "../payment-provider.ts"
import type { Drawn } from "./draw-page.ts"
import type { PageAsk } from "./page-ask.ts"

const KINDS = ["script", "frame", "connect", "image"] as const

/** What the parts of payment providers that this page shows may load; nothing on every other page. */
export async function paymentSources(
  payments: Pick<PaymentProviders, "of">,
  { site }: Pick<PageAsk, "site">,
  { providers }: Pick<Drawn, "providers">,
): Promise<BrowserSources> {
  const shown = providers.length > 0 ? (await payments.of(site)).filter(({ name }) => providers.includes(name)) : []
  const [script, frame, connect, image] = KINDS.map((kind) => [
    ...new Set(shown.flatMap(({ browserSources }) => browserSources[kind])),
  ])
  return { script: script ?? [], frame: frame ?? [], connect: connect ?? [], image: image ?? [] }
}
