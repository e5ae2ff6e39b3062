import type { CardGoods } from "../../../features/catalog/goods.ts"

/** A good with the price of a single piece: what more pieces cost is told apart. */
export function singlePrice(goods: CardGoods): CardGoods {
  const { price, highestPrice = price, tiers = [] } = goods
  return tiers.some((tier) => tier.price === price) ? { ...goods, price: highestPrice } : goods
}
