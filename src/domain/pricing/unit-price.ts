import type { RegionCode } from "../addresses/region.ts"
import { NO_TIER_PRICE } from "../constants.ts"
import { type GoodsPromotion, goodsOffer, offerFor } from "../promotions/goods-promotion.ts"
import { isRefused, type Refusal, refused } from "../refusal.ts"
import type { SiteType } from "../site/site-type.ts"
import { areaPrice } from "./area-price.ts"
import { type Money, ZERO } from "./money.ts"
import { type Quantities, type Tier, tierFor, tierQuantity } from "./tier-price.ts"

/** What a variant costs before any quantity is known; 0 or nothing is 'price on request'. */
export interface PricedVariant {
  readonly goodsId: number
  readonly price: Money | null
  /** What it costs in some regions where no tier applies. */
  readonly regionPrices?: Tier["regionPrices"] | null
  readonly tiers: readonly Tier[]
}

/** What decides prices in a shop at a moment. */
export interface PriceRules {
  readonly siteType: SiteType
  /** From `areaPriceRegion`; null where the app is off or the region unknown. */
  readonly region: RegionCode | null
  /** Empty where app 7 is off. */
  readonly promotions: readonly GoodsPromotion[]
  readonly now: Date
}

/** The price of one piece: what it ordinarily costs, what it costs now, and the promotion that makes the difference. */
export interface UnitPrice {
  readonly ordinary: Money
  readonly price: Money
  readonly promotion: GoodsPromotion | null
}

/** Retail: the variant's price. Otherwise the tier's for the quantity; where that is 0 the base price counts. */
export function ordinaryPrice(
  variant: PricedVariant,
  quantities: Quantities,
  rules: Pick<PriceRules, "siteType" | "region">,
): Money | Refusal<"onRequest"> {
  const quantity = tierQuantity(rules.siteType, quantities)
  const tier = quantity === null ? null : tierFor(variant.tiers, quantity)
  const base = { price: variant.price ?? ZERO, regionPrices: variant.regionPrices ?? {} }
  // Retail has no area prices.
  const region = quantity === null ? null : rules.region
  const price = (tier ? areaPrice(tier, region) : NO_TIER_PRICE) || areaPrice(base, region)
  // Nothing is sold at 0 by accident: an empty price asks for an inquiry instead.
  return price > 0 ? price : refused("onRequest")
}

/** The ordinary price or the running sale price, whichever is lower; on request stays on request in a sale. */
export function unitPrice(
  variant: PricedVariant,
  quantities: Quantities,
  rules: PriceRules,
): UnitPrice | Refusal<"onRequest"> {
  const ordinary = ordinaryPrice(variant, quantities, rules)
  if (isRefused(ordinary)) return ordinary
  const offer = offerFor(ordinary, goodsOffer(variant.goodsId, rules.promotions, rules.now))
  return { ordinary, price: offer?.salePrice ?? ordinary, promotion: offer?.promotion ?? null }
}
