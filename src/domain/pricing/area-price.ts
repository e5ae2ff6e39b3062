import { type RegionCode, regionChain } from "../addresses/region.ts"
import type { SiteType } from "../site/site-type.ts"
import type { Money } from "./money.ts"
import type { Tier } from "./tier-price.ts"

/** What is known about where the shopper is, the surest first. */
export interface Whereabouts {
  /** Region of the chosen address. */
  readonly address?: RegionCode | null
  /** Country given by the trusted proxy header. */
  readonly proxyCountry?: string | null
  /** The site's default region. */
  readonly siteDefault?: RegionCode | null
}

// Proxies say XX for "unknown" and invent codes such as T1 for anonymous networks.
const KNOWN_COUNTRY = /^(?!XX)[A-Z]{2}$/

/** The region whose prices apply: the chosen address's, else the proxy's country, else the site's default. */
export function chosenRegion({ address, proxyCountry, siteDefault }: Whereabouts): RegionCode | null {
  if (address) return address
  const country = proxyCountry?.trim().toUpperCase() ?? ""
  return KNOWN_COUNTRY.test(country) ? country : siteDefault || null
}

/** The region to price by when app 21 is on; retail has no area prices. */
export function areaPriceRegion(siteType: SiteType, appOn: boolean, whereabouts: Whereabouts): RegionCode | null {
  return appOn && siteType !== "retail" ? chosenRegion(whereabouts) : null
}

/** The price of a tier, or of a variant, in a region: the region's, else its parent country's, else its own. 0 is no price. */
export function areaPrice(priced: Pick<Tier, "price" | "regionPrices">, region: RegionCode | null): Money {
  const prices = priced.regionPrices ?? {}
  const own = region ? regionChain(region).find((code) => Object.hasOwn(prices, code) && prices[code]) : undefined
  return (own && prices[own]) || priced.price
}
