import type { ScreenName } from "../../domain/site/screens.ts"
import type { BrowserSources, PaymentProviders, ShopProvider } from "../payment-provider.ts"
import type { PageAsk } from "./page-ask.ts"

export const NO_SOURCES: BrowserSources = { script: [], frame: [], connect: [], image: [] }

/** Where an order is paid: the part of every provider that the shop has. */
const PAYING: readonly (ScreenName | null)[] = ["checkOut", "orderDetail"]
/** Where a wallet pays without a checkout: only the part of those that have wallets. */
const EXPRESS: readonly (ScreenName | null)[] = ["cart", "item"]
const WALLET = "wallet"

/** A scheme and a host, perhaps with all below it: nothing else gets into a policy. */
const SOURCE = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * What the payment providers of this shop may load and show on this page: exactly the hosts that their parts need there, and
 * none on any other page. The same for whoever asks, so that it can stand with a cached page; that is dropped when the
 * shop's accounts change.
 */
export async function providerSources(payments: PaymentProviders, { site, screen }: PageAsk): Promise<BrowserSources> {
  if (!PAYING.includes(screen) && !EXPRESS.includes(screen)) return NO_SOURCES
  const isShown = ({ methods }: ShopProvider) => PAYING.includes(screen) || methods.includes(WALLET)
  const shown = (await payments.of(site)).filter(isShown).map(({ browserSources }) => browserSources)
  const all = (kind: keyof BrowserSources) => {
    const named = new Set(shown.flatMap((sources) => sources[kind]))
    return [...named].filter((source) => SOURCE.test(source))
  }
  return { script: all("script"), frame: all("frame"), connect: all("connect"), image: all("image") }
}
