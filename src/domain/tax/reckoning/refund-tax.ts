import { divideHalfUp, shareWhole } from "../../pricing/money.ts"
import { type Amount, grossWith, type TaxedAmount, type Unit } from "./taxed-amount.ts"

/** A line or a part of freight as it is frozen, and how much of its gross amount was given back before. */
export interface RefundablePart<A extends Amount> extends TaxedAmount<A> {
  readonly refunded: A
}

/** The same for a line, of which pieces come back. */
export interface RefundableLine<A extends Amount> extends RefundablePart<A> {
  readonly quantity: number
  /** Pieces whose money was given back before. */
  readonly returned: number
}

/**
 * So much of a part with the tax in it: from what was given back before to what will have been. In whatever steps, all of
 * it gives back exactly its tax.
 */
export function refundOfPart<A extends Amount>(part: RefundablePart<A>, amount: A, unit: Unit<A>): TaxedAmount<A> {
  if (amount < 0 || amount > leftOf(part)) throw new RangeError("More is given back than was paid")
  const taxUpTo = (gross: number) => proportion(part.tax, gross, part.gross)
  return grossWith(amount, taxUpTo(part.refunded + amount) - taxUpTo(part.refunded), unit)
}

/** Pieces of a line: what they cost, or what is left of it after sums were given back. */
export function refundOfPieces<A extends Amount>(
  line: RefundableLine<A>,
  number: number,
  unit: Unit<A>,
): TaxedAmount<A> {
  const { gross, quantity, returned } = line
  if (number < 0 || returned + number > quantity) throw new RangeError("More pieces come back than were bought")
  const upTo = (pieces: number) => proportion(gross, pieces, quantity)
  return refundOfPart(line, unit(Math.min(upTo(returned + number) - upTo(returned), leftOf(line))), unit)
}

/** A sum, taken from all parts by what is left of each; one result for each part. */
export function refundOfSum<A extends Amount>(
  parts: readonly RefundablePart<A>[],
  amount: A,
  unit: Unit<A>,
): TaxedAmount<A>[] {
  const shares = shareWhole(amount, parts.map(leftOf))
  return parts.map((part, index) => refundOfPart(part, unit(shares[index] ?? 0), unit))
}

/** What of a part was not given back yet. */
export function leftOf<A extends Amount>({ gross, refunded }: RefundablePart<A>): number {
  return gross - refunded
}

function proportion(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Number(divideHalfUp(BigInt(whole) * BigInt(part), BigInt(of)))
}
