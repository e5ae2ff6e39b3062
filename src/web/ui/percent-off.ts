import { money, toDecimal } from "../../domain/pricing/money.ts"

/** What of a good or of a chosen variant says what it costs; a single price needs no range. */
export type Priced = { price: number; minPrice?: number; maxPrice?: number; orginPrice: number | null }

/** Whether the price before was higher than any of now. */
export function isReduced({ price, maxPrice = price, orginPrice }: Priced): boolean {
  return maxPrice > 0 && orginPrice !== null && orginPrice > maxPrice
}

/** Whole percent that a single price is below the one before, rounded down so as not to promise more; null where it is not. */
export function percentOff(goods: Priced): number | null {
  const { price, minPrice = price, maxPrice = price, orginPrice } = goods
  // Of several variants nobody says whose price it was.
  if (!isReduced(goods) || orginPrice === null || minPrice < maxPrice) return null
  const before = money(orginPrice)
  const percent = Math.floor(((before - money(maxPrice)) * 100) / before)
  return percent > 0 ? percent : null
}

/** How much less it costs than before, in the API's decimals; 0 where it does not. */
export function savedAmount({ price, orginPrice }: Pick<Priced, "price" | "orginPrice">): number {
  if (price <= 0 || orginPrice === null || orginPrice <= price) return 0
  return toDecimal(money(orginPrice) - money(price))
}
