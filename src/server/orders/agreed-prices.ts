import { SHIPPING_TYPE } from "../../domain/constants.ts"
import type { Freight } from "../../domain/pricing/freight.ts"
import type { Money } from "../../domain/pricing/money.ts"
import { isRefused, type Refusal } from "../../domain/refusal.ts"
import type { PricedLine } from "../cart/price-lines.ts"

/** Prices and freight that are not the shop's usual ones. By variant. */
export type Agreed = {
  /** What one piece costs, whatever the goods say. */
  prices?: ReadonlyMap<number, Money>
  /** What one piece of something that is in the order already ordinarily cost when it was bought; it may be off sale by now. */
  frozen?: ReadonlyMap<number, Money>
  freight?: Money | undefined
}

/** Lines at the prices that were agreed; what was on request has a price then. */
export function agreedLines(lines: readonly PricedLine[], { prices, frozen }: Agreed): PricedLine[] {
  return lines.map((line) => {
    const { variantId, quantity, stock } = line.goods
    const named = prices?.get(variantId)
    const isShort = quantity > stock
    if (named !== undefined) {
      const problem = line.problem === "priceOnRequest" ? null : line.problem
      return { ...line, unit: { ordinary: named, price: named, promotion: null }, problem, next: null }
    }
    const ordinary = frozen?.get(variantId)
    if (ordinary === undefined) return line
    const promotion = line.unit && line.unit.price < ordinary ? line.unit.promotion : null
    const price = promotion && line.unit ? line.unit.price : ordinary
    return { ...line, unit: { ordinary, price, promotion }, problem: isShort ? "outOfStock" : null, next: null }
  })
}

type Usual = Freight | Refusal<"noShipping"> | null

export function agreedFreight(usual: Usual, fee: Money | undefined): Usual {
  if (fee === undefined) return usual
  const days = usual && !isRefused(usual) ? usual.days : null
  return { fee, type: SHIPPING_TYPE.calculable, free: null, days }
}
