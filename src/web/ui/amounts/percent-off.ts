import { type Money, minus, ZERO } from "../../../domain/pricing/money.ts"

/** What of a good or of a chosen variant says what it costs. */
export type Priced = {
  /** The lowest of its prices; 0 is on request. */
  price: Money
  /** The highest, where its variants differ. */
  highestPrice?: Money
  /** What it is reduced from. */
  originalPrice?: Money
}

/** Whether the price before was higher than any of now. */
export function isReduced({ price, highestPrice = price, originalPrice = ZERO }: Priced): boolean {
  return highestPrice > 0 && originalPrice > highestPrice
}

/** Whole percent that a single price is below the one before, rounded down so as not to promise more; null where it is not. */
export function percentOff(goods: Priced): number | null {
  const { price, highestPrice = price, originalPrice } = goods
  // Of several variants nobody says whose price it was.
  if (!isReduced(goods) || originalPrice === undefined || price < highestPrice) return null
  const percent = Math.floor(((originalPrice - price) * 100) / originalPrice)
  return percent > 0 ? percent : null
}

/** How much less it costs than before; 0 where it does not. */
export function savedAmount({ price, originalPrice = ZERO }: Pick<Priced, "price" | "originalPrice">): Money {
  return price > 0 && originalPrice > price ? minus(originalPrice, price) : ZERO
}
