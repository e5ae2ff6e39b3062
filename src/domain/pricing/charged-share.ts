import { type ChargedAmount, charged, chargedLess, SMALLEST_CHARGED } from "./charged-amount.ts"
import { divideHalfUp, type Money } from "./money.ts"

/** What was charged for a total of the base currency. */
type Charge = { charged: ChargedAmount; total: Money }

/**
 * The part of a charge that belongs to a part of the base total: from what was parted `before` to `upTo`, a multiple of
 * `unit`. Taken bit by bit, in whatever steps, the parts of the whole total are exactly the whole charge, which is such a
 * multiple too.
 */
export function chargedShare(
  { charged: whole, total }: Charge,
  { before, upTo }: { before: Money; upTo: Money },
  unit: ChargedAmount = SMALLEST_CHARGED,
): ChargedAmount {
  const units = (base: Money) => divideHalfUp(BigInt(base) * BigInt(whole), BigInt(total) * BigInt(unit))
  const part = (base: Money) => charged(Number(units(base)) * unit)
  return chargedLess(part(upTo), part(before))
}

/** As much of an amount as is whole multiples of a unit. */
export function inWholeUnits(amount: ChargedAmount, unit: ChargedAmount): ChargedAmount {
  return charged(amount - (amount % unit))
}
