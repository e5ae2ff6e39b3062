import { divideHalfUp, fromExact, type Money, minus } from "../pricing/money.ts"

/** What a line cost after all reductions, and how much of it has come back. */
export interface PaidLine {
  readonly paid: Money
  readonly quantity: number
  readonly returned: number
}

/** What `number` more pieces give back: their part of what was paid. Returned bit by bit, a line gives back exactly what it cost. */
export function refundFor({ paid, quantity, returned }: PaidLine, number: number): Money {
  if (number < 0 || returned + number > quantity) throw new RangeError("More pieces come back than were bought")
  const upTo = (pieces: number) => fromExact(divideHalfUp(BigInt(paid) * BigInt(pieces), BigInt(quantity)))
  return minus(upTo(returned + number), upTo(returned))
}
