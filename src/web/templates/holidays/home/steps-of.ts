import type { CardGoods, PriceTier } from "../../../features/catalog/goods.ts"
import { stepsThatCount } from "../../../features/catalog/quoted-price.ts"

/** What one piece costs, and every tier that costs less. */
export function stepsOf({ isLocked, price, highestPrice = price, minimumQuantity = 1, tiers }: CardGoods): PriceTier[] {
  if (isLocked || price <= 0) return []
  return [
    { begin: minimumQuantity, price: highestPrice },
    ...stepsThatCount(tiers, price).filter((tier) => tier.begin > minimumQuantity && tier.price < highestPrice),
  ]
}
