import { type Money, ZERO } from "../../../domain/pricing/money.ts"
import { unitPrice } from "../../../domain/pricing/unit-price.ts"
import { isRefused } from "../../../domain/refusal.ts"
import type { SiteType } from "../../../domain/site/site-type.ts"
import type { ItemGoods, ItemVariant } from "./goods.ts"

/** What of a good decides its price beside the variant. */
type Offered = Pick<ItemGoods, "id" | "promotion">
export type ItemPrice = { price: Money; originalPrice?: Money }

/**
 * What one piece costs when so many are bought, by the rule of cart and order; 0 is on request. In a mixed shop other
 * variants of the good may add to the quantity: only the cart knows of them.
 */
export function itemPrice(goods: Offered, variant: ItemVariant, siteType: SiteType, quantity: number): ItemPrice {
  const { id, promotion } = goods
  const { basePrice, tiers, originalPrice = ZERO } = variant
  const unit = unitPrice(
    { goodsId: id, price: basePrice, tiers },
    { line: quantity, product: quantity },
    {
      siteType,
      // The tiers hold the prices of this shopper's region already, and the page has no promotion but the running one.
      region: null,
      promotions: promotion ? [{ ...RUNNING, goods: [{ goodsId: id, salePrice: promotion.salePrice }] }] : [],
      now: new Date(0),
    },
  )
  if (isRefused(unit)) return { price: ZERO }
  const before = originalPrice > unit.ordinary ? originalPrice : unit.ordinary
  return { price: unit.price, ...(before > unit.price && { originalPrice: before }) }
}

const RUNNING = { id: 0, name: "", freeShipping: false }
