import type { ChargedAmount } from "../../pricing/charged-amount.ts"
import type { Money } from "../../pricing/money.ts"
import type { TaxClass } from "../tax-class.ts"
import type { TaxRate } from "../tax-rate.ts"

/** Amounts of the base currency, or of the one that was charged. */
export type Amount = Money | ChargedAmount

/** Makes an amount of one of the two: `cents` or `charged`. */
export type Unit<A extends Amount> = (count: number) => A

/** Net + tax = gross. */
export interface TaxedAmount<A extends Amount = Money> {
  readonly net: A
  readonly tax: A
  readonly gross: A
}

/** A line of an order, or a part of its freight. */
export interface TaxedPart<A extends Amount = Money> extends TaxedAmount<A> {
  readonly taxClass: TaxClass
  readonly rate: TaxRate
}

/** All that is taxed at one rate. */
interface RateTotal<A extends Amount = Money> extends TaxedAmount<A> {
  readonly rate: TaxRate
}

/** An order with its taxes: everything adds up to the total. */
export interface TaxReckoning<A extends Amount = Money> {
  readonly lines: readonly TaxedPart<A>[]
  /** None where it is free; several where it follows goods of several classes. */
  readonly freight: readonly TaxedPart<A>[]
  /** The highest rate first. */
  readonly rates: readonly RateTotal<A>[]
  readonly total: TaxedAmount<A>
}

export function grossWith<A extends Amount>(gross: number, tax: number, unit: Unit<A>): TaxedAmount<A> {
  return { net: unit(gross - tax), tax: unit(tax), gross: unit(gross) }
}

function taxedSum<A extends Amount>(amounts: readonly TaxedAmount<A>[], unit: Unit<A>): TaxedAmount<A> {
  const count = (of: "gross" | "tax") => amounts.reduce((all, amount) => all + amount[of], 0)
  return grossWith(count("gross"), count("tax"), unit)
}

/** Lines and parts of freight with what they add up to. */
export function totalled<A extends Amount>(
  lines: readonly TaxedPart<A>[],
  freight: readonly TaxedPart<A>[],
  unit: Unit<A>,
): TaxReckoning<A> {
  const parts = [...lines, ...freight]
  const rates = [...Map.groupBy(parts, ({ rate }) => rate)]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, same]) => ({ rate, ...taxedSum(same, unit) }))
  return { lines, freight, rates, total: taxedSum(parts, unit) }
}
