import type { RegionCode } from "../addresses/region.ts"
import type { SiteType } from "../site/site-type.ts"
import type { Money } from "./money.ts"

/** From `begin` pieces on, a piece costs `price`; with the area price app some regions have a price of their own. */
export interface Tier {
  readonly begin: number
  readonly price: Money
  readonly regionPrices?: Readonly<Record<RegionCode, Money>>
}

/** Pieces of a variant in its cart line, and of its product across all variants in the cart. */
export interface Quantities {
  readonly line: number
  readonly product: number
}

/** The last tier whose begin is at or below the quantity, whatever order the tiers come in; null where none applies. */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter((tier) => tier.begin <= quantity)
    .reduce<Tier | null>((last, tier) => (last && last.begin > tier.begin ? last : tier), null)
}

/** The quantity that picks the tier: wholesale the line's, mixed the product's, retail none because it ignores tiers. */
export function tierQuantity(siteType: SiteType, quantities: Quantities): number | null {
  if (siteType === "retail") return null
  return siteType === "wholesale" ? quantities.line : quantities.product
}
