import { isRefused } from "../refusal.ts"
import type { Money } from "./money.ts"
import { type Quantities, tierQuantity } from "./tier-price.ts"
import { type PricedVariant, type PriceRules, unitPrice } from "./unit-price.ts"

/** How many more pieces make each piece cheaper, and what it costs then; null where no quantity does. */
export function nextUnitPrice(
  variant: PricedVariant,
  quantities: Quantities,
  rules: PriceRules,
): { missing: number; price: Money } | null {
  const counted = tierQuantity(rules.siteType, quantities)
  if (counted === null) return null
  const present = unitPrice(variant, quantities, rules)
  const ahead = variant.tiers.map(({ begin }) => begin - counted).filter((missing) => missing > 0)
  for (const missing of ahead.toSorted((one, other) => one - other)) {
    const then = { line: quantities.line + missing, product: quantities.product + missing }
    const unit = unitPrice(variant, then, rules)
    if (!isRefused(unit) && (isRefused(present) || unit.price < present.price)) return { missing, price: unit.price }
  }
  return null
}
