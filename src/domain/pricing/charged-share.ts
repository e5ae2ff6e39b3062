import { type ChargedAmount, charged, chargedLess } from "./charged-amount.ts"
import { divideHalfUp, type Money } from "./money.ts"

/** What was charged for a total of the base currency. */
type Charge = { charged: ChargedAmount; total: Money }

/**
 * The part of a charge that belongs to a part of the base total: from what was parted `before` to `upTo`. Taken bit by bit,
 * in whatever steps, the parts of the whole total are exactly the whole charge.
 */
export function chargedShare(
  { charged: whole, total }: Charge,
  { before, upTo }: { before: Money; upTo: Money },
): ChargedAmount {
  const part = (base: Money) => charged(Number(divideHalfUp(BigInt(base) * BigInt(whole), BigInt(total))))
  return chargedLess(part(upTo), part(before))
}
