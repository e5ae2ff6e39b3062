import { type ChargedAmount, charged } from "../../pricing/charged-amount.ts"
import { cents, divideHalfUp, type Money, shareWhole } from "../../pricing/money.ts"
import { grossWith, type TaxedAmount } from "./taxed-amount.ts"

/** A line or a part of freight as it is frozen, in both currencies. */
export interface FrozenPart {
  readonly base: TaxedAmount
  readonly shown: TaxedAmount<ChargedAmount>
}

/** Money that went back, in the charged currency, and what it was for; for nothing in particular: of everything. */
export interface Refund {
  readonly amount: ChargedAmount
  /** What each part gives back by itself, in whatever unit: only how they compare counts. None: by what is left of each. */
  readonly weights: readonly number[] | null
}

/** What a refund gave back of a part. */
export interface RefundedPart {
  readonly base: TaxedAmount
  readonly shown: TaxedAmount<ChargedAmount>
}

/**
 * The taxes in the refunds of an order, one after another. Each part is given back from what went before to what will have
 * gone: in whatever steps, what is refunded in full has given back exactly its net, its tax and its gross, in both
 * currencies. What is more than the order cost (late money that was sent back) belongs to no part.
 */
export function refundedTax(parts: readonly FrozenPart[], refunds: readonly Refund[]): RefundedPart[][] {
  const gone = parts.map(() => 0)
  return refunds.map((refund) => {
    const given = sharesOf(parts, gone, refund)
    const wasLeft = total(parts.map(({ shown }) => shown.gross)) - total(gone)
    const isLast = wasLeft > 0 && total(given) === wasLeft
    return parts.map((part, index) => {
      const before = gone[index] ?? 0
      const upTo = before + (given[index] ?? 0)
      gone[index] = upTo
      return part.shown.gross === 0 ? tooSmall(part, isLast) : partBetween(part, before, upTo)
    })
  })
}

/** What of each part goes back; what is more than is left of one comes from the others. */
function sharesOf(parts: readonly FrozenPart[], gone: readonly number[], { amount, weights }: Refund): number[] {
  const left = parts.map(({ shown }, index) => shown.gross - (gone[index] ?? 0))
  const allLeft = total(left)
  const wanted = Math.min(amount, allLeft)
  if (!weights || total(weights) === 0) return shareWhole(wanted, left)
  const named = shareWhole(wanted, weights).map((share, index) => Math.min(share, left[index] ?? 0))
  const rest = left.map((amountLeft, index) => amountLeft - (named[index] ?? 0))
  const further = shareWhole(wanted - total(named), rest)
  return named.map((share, index) => share + (further[index] ?? 0))
}

function partBetween({ base, shown }: FrozenPart, before: number, upTo: number): RefundedPart {
  const between = (whole: number) => proportion(whole, upTo, shown.gross) - proportion(whole, before, shown.gross)
  return {
    base: grossWith<Money>(between(base.gross), between(base.tax), cents),
    shown: grossWith(upTo - before, between(shown.tax), charged),
  }
}

/** What is less than the smallest unit of the charged currency goes back with the last of the order. */
function tooSmall({ base, shown }: FrozenPart, isLast: boolean): RefundedPart {
  return { base: isLast ? base : grossWith<Money>(0, 0, cents), shown }
}

const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

function proportion(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Number(divideHalfUp(BigInt(whole) * BigInt(part), BigInt(of)))
}
