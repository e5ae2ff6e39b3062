import { type ChargedAmount, charged, chargedShares } from "../../pricing/charged-amount.ts"
import { taxWithin } from "../tax-rate.ts"
import { sharedTax, type TaxRounding } from "./shared-tax.ts"
import { grossWith, type TaxedPart, type TaxReckoning, totalled } from "./taxed-amount.ts"

/**
 * The same order in the currency that is charged: its total shared out to lines and freight as in the base currency, and
 * the tax taken out of each in its own digits. Both currencies add up, each by itself; the same total is split in the
 * same way.
 */
export function chargedTax(
  { lines, freight }: TaxReckoning,
  total: ChargedAmount,
  rounding: TaxRounding,
): TaxReckoning<ChargedAmount> {
  const parts = [...lines, ...freight]
  const shares = chargedShares(
    total,
    parts.map(({ gross }) => gross),
  )
  const taxable = parts.map(({ rate }, index) => ({ rate, amount: shares[index] ?? 0 }))
  const taxes = sharedTax(taxable, taxWithin, rounding)
  const taxed = parts.map(
    ({ taxClass, rate }, index): TaxedPart<ChargedAmount> => ({
      taxClass,
      rate,
      ...grossWith(shares[index] ?? 0, taxes[index] ?? 0, charged),
    }),
  )
  return totalled(taxed.slice(0, lines.length), taxed.slice(lines.length), charged)
}
