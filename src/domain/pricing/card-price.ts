import { isRefused } from "../refusal.ts"
import type { Money } from "./money.ts"
import { type PricedVariant, type PriceRules, unitPrice } from "./unit-price.ts"

/** A variant with the price that its merchant names as the one before. */
export interface CardVariant extends PricedVariant {
  readonly originalPrice: Money | null
}

/** Lowest and highest price of a piece, and what the lowest is reduced from. */
export interface CardPrice {
  readonly lowest: Money
  readonly highest: Money
  readonly original: Money | null
}

/**
 * What a card says that a good costs: the span of `unitPrice` over its variants in the order of the shop, and over every
 * quantity from the good's minimum on. Null is on request. `indexGoods` says the same in SQL, for lists to sort by.
 */
export function cardPrice(variants: readonly CardVariant[], minimum: number, rules: PriceRules): CardPrice | null {
  const offers = variants
    .flatMap((variant) => quantities(variant, minimum).map((quantity) => offerAt(variant, quantity, rules)))
    .filter((offer) => offer !== null)
  const [first, ...others] = offers
  if (!first) return null
  const cheapest = others.reduce((best, next) => (next.price < best.price ? next : best), first)
  return {
    lowest: cheapest.price,
    highest: offers.reduce((highest, { price }) => (price > highest ? price : highest), first.price),
    original: cheapest.before > cheapest.price ? cheapest.before : null,
  }
}

/** The quantities at which the price of a piece may change. */
function quantities({ tiers }: CardVariant, minimum: number): number[] {
  const begins = tiers.map(({ begin }) => begin).filter((begin) => begin > minimum)
  return [minimum, ...begins.toSorted((one, other) => one - other)]
}

function offerAt(variant: CardVariant, quantity: number, rules: PriceRules): { price: Money; before: Money } | null {
  const unit = unitPrice(variant, { line: quantity, product: quantity }, rules)
  if (isRefused(unit)) return null
  const { originalPrice } = variant
  const before = originalPrice !== null && originalPrice > unit.ordinary ? originalPrice : unit.ordinary
  return { price: unit.price, before }
}
