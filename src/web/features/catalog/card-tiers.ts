import type { CardGoods, PriceTier } from "./goods.ts"

/**
 * What a piece costs by quantity, from the fewest that can be ordered on, as far as a card can know it. What is to be
 * chosen first costs what its variant costs: then only the tiers are sure. Empty where the price is always the same.
 */
export function cardTiers(goods: Pick<CardGoods, keyof Quantities>): PriceTier[] {
  const { tiers = [], price, highestPrice = price, minimumQuantity = 1, needsChoice } = goods
  const reached = tiers.filter(({ begin }) => begin <= minimumQuantity).at(-1)
  const further = tiers.filter(({ begin }) => begin > minimumQuantity)
  const first = { begin: minimumQuantity, price: reached?.price ?? highestPrice }
  const isSure = reached !== undefined || !needsChoice
  const all = tiers.length > 0 && isSure && first.price > 0 ? [first, ...further] : further
  // A running promotion may be cheaper than the first tiers: those that give nothing more are left out.
  const capped = all.map((tier) => (tier.price > highestPrice ? { ...tier, price: highestPrice } : tier))
  return capped.filter(({ price: now }, index) => index === 0 || now < (capped[index - 1]?.price ?? now))
}

/** The tier that so many pieces reach; undefined where they reach none. */
export const reachedTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.filter(({ begin }) => begin <= quantity).at(-1)

type Quantities = Pick<CardGoods, "tiers" | "price" | "highestPrice" | "minimumQuantity" | "needsChoice">
