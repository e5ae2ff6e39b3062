import { shareWhole } from "../../pricing/money.ts"
import type { TaxRate } from "../tax-rate.ts"

/** Tax is rounded on every line; or once for all of a rate, and shared out to its lines by largest remainder. */
export type TaxRounding = "line" | "rate"

interface Taxable {
  readonly amount: number
  readonly rate: TaxRate
}

/** The tax of each of these amounts: within them, or on top of them. */
export function sharedTax(
  parts: readonly Taxable[],
  taxOf: (amount: number, rate: TaxRate) => number,
  rounding: TaxRounding,
): number[] {
  if (rounding === "line") return parts.map(({ amount, rate }) => taxOf(amount, rate))
  const taxes = new Map<Taxable, number>()
  for (const [rate, same] of Map.groupBy(parts, (part) => part.rate)) {
    const amounts = same.map(({ amount }) => amount)
    const whole = amounts.reduce((all, amount) => all + amount, 0)
    const shares = shareWhole(taxOf(whole, rate), amounts)
    for (const [index, part] of same.entries()) taxes.set(part, shares[index] ?? 0)
  }
  return parts.map((part) => taxes.get(part) ?? 0)
}
