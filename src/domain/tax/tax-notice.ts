import type { TaxRate } from "./tax-rate.ts"
import type { TaxTreatment } from "./tax-treatment.ts"

/** What the tax is called where it is taken; how that is said is the language's business. */
type TaxName = "vat" | "gst" | "salesTax"

const GST_COUNTRIES = ["AU", "CA", "IN", "NZ", "SG"]

/** What is said beside prices and on papers. */
export type TaxNotice =
  /** "incl. 19 % VAT", "plus VAT": with the rate where there is one only. */
  | { readonly key: "included" | "added"; readonly tax: TaxName; readonly rate: TaxRate | null }
  /** Exempt intra-Community supply; or delivered to another country without tax: customs may ask for theirs. */
  | { readonly key: "intraCommunity" | "export" }

/**
 * The sentence for prices that are shown gross or net and taxed at these rates; null where there is nothing to say, as
 * with goods that cost no tax.
 */
export function taxNotice(
  { kind, country }: Pick<TaxTreatment, "kind" | "country">,
  shown: "gross" | "net",
  rates: readonly TaxRate[],
): TaxNotice | null {
  if (kind === "intraCommunity" || kind === "export") return { key: kind }
  const [rate, ...others] = new Set(rates.filter((each) => each > 0))
  if (rate === undefined || country === null) return null
  const key = shown === "gross" ? "included" : "added"
  return { key, tax: taxName(country), rate: others.length > 0 ? null : rate }
}

function taxName(country: string): TaxName {
  if (country === "US") return "salesTax"
  return GST_COUNTRIES.includes(country) ? "gst" : "vat"
}
