import type { RegionCode } from "../../domain/addresses/region.ts"
import { nextUnitPrice } from "../../domain/pricing/next-unit-price.ts"
import { productQuantities } from "../../domain/pricing/quantity.ts"
import { type UnitPrice, unitPrice } from "../../domain/pricing/unit-price.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import type { CartGoods } from "./cart-goods.ts"

export type Problem = "offSale" | "outOfStock" | "priceOnRequest"

/** A line with the price of one piece at its quantity, or why it cannot be bought. */
export type PricedLine = {
  goods: CartGoods
  unit: UnitPrice | null
  problem: Problem | null
  /** How many more pieces, as far as there are any, make each one cheaper. */
  next: ReturnType<typeof nextUnitPrice>
}
export type BuyableLine = PricedLine & { unit: UnitPrice; problem: null }

/** Prices every line. In a mixed shop the pieces of a product count together, as far as they are selected. */
export function priceLines(shop: Shop, lines: readonly CartGoods[], region: RegionCode | null): PricedLine[] {
  const together = productQuantities(lines.filter((line) => line.selected))
  return lines.map((goods) => {
    const beside = together.get(goods.goodsId) ?? 0
    const quantities = { line: goods.quantity, product: goods.selected ? beside : beside + goods.quantity }
    const rules = { siteType: shop.site.siteType, region, promotions: goods.promotions, now: shop.now }
    const unit = unitPrice(goods, quantities, rules)
    const priced = isRefused(unit) ? null : unit
    const next = nextUnitPrice(goods, quantities, rules)
    const isLeft = next !== null && goods.quantity + next.missing <= goods.stock
    return { goods, unit: priced, problem: problemOf(goods, priced), next: isLeft ? next : null }
  })
}

function problemOf(goods: CartGoods, unit: UnitPrice | null): Problem | null {
  if (!goods.onSale) return "offSale"
  if (goods.quantity > goods.stock) return "outOfStock"
  return unit ? null : "priceOnRequest"
}

export function isBuyable(line: PricedLine): line is BuyableLine {
  return line.unit !== null && line.problem === null
}
