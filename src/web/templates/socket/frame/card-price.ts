import type { Money } from "../../../../domain/pricing/money.ts"
import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods, PriceTier } from "../../../features/catalog/goods.ts"
import type { Priced } from "../../../ui/amounts/percent-off.ts"

type CardPrice = { first: Priced; further: PriceTier[] }

/** What a good costs when as few as possible are taken, and what it costs from more on. What is to be chosen first has only a lowest price. */
export function cardPrice(goods: CardGoods): CardPrice {
  const [first, ...further] = cardTiers(goods)
  if (goods.needsChoice || !first) return { first: goods, further: first ? [first, ...further] : [] }
  return { first: priced(first.price, goods.originalPrice), further }
}

const priced = (price: Money, originalPrice: Money | undefined): Priced => ({
  price,
  ...(originalPrice !== undefined && { originalPrice }),
})
