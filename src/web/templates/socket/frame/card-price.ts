import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods, PriceTier } from "../../../features/catalog/goods.ts"
import type { Priced } from "../../../ui/amounts/percent-off.ts"

type CardPrice = { first: Priced; further: PriceTier[] }

/**
 * What a good costs when as few as possible are taken, and what it costs from more on. Of one that is to be chosen first
 * the dearest variant is told: the tiers beside it say how far down it goes.
 */
export function cardPrice(goods: CardGoods): CardPrice {
  const { price, highestPrice = price, originalPrice, needsChoice } = goods
  const tiers = cardTiers(goods)
  const [fewest] = tiers
  if (!fewest || price <= 0) return { first: goods, further: [] }
  const first = needsChoice ? highestPrice : fewest.price
  return {
    first: { price: first, ...(originalPrice !== undefined && { originalPrice }) },
    further: tiers.filter((tier) => tier.price < first),
  }
}
