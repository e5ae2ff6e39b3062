import { lesser } from "../../../domain/pricing/money.ts"
import { cardTiers } from "../catalog/card-tiers.ts"
import type { ItemGoods, PriceTier } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

/** The prices of the chosen variant; a running promotion caps them. */
export function itemTiers({ minimumQuantity, promotion }: ItemGoods, { variant }: BuyBox): PriceTier[] {
  if (!variant) return []
  const { basePrice, tiers } = variant
  const price = promotion ? lesser(basePrice, promotion.salePrice) : basePrice
  return cardTiers({ tiers, price, highestPrice: price, minimumQuantity, needsChoice: false })
}
