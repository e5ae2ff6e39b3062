import { cents } from "../../pricing/money.ts"
import { TAX_CLASSES } from "../tax-class.ts"
import { type TaxRules, taxedPrice } from "./reckon-tax.ts"

/** Large enough to tell rates apart that differ in the last digit. */
const SAMPLE = cents(1_000_000_000)

/**
 * Equal for two visitors who are shown the same prices: what a kept page is told apart by where a shop prices by country.
 */
export function priceKey(rules: Omit<TaxRules, "rounding">, shown: "gross" | "net"): string {
  return TAX_CLASSES.map((taxClass) => taxedPrice(SAMPLE, taxClass, rules)[shown].toString(36)).join("-")
}
