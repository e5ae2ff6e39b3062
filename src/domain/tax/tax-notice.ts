import { percentText, type TaxRate } from "./tax-rate.ts"
import type { TaxTreatment } from "./tax-treatment.ts"

/** What the tax is called where it is taken; how that is said is the language's business. */
type TaxName = "vat" | "gst" | "salesTax"

const GST_COUNTRIES = ["AU", "CA", "IN", "NZ", "SG"]

/** `vatIncludedAt`: "incl. 19 % VAT", of one rate; `vatIncluded`: "incl. VAT", of several. */
type TaxNoticeKey =
  | `${TaxName}${"Included" | "Added"}${"" | "At"}`
  /** Exempt intra-Community supply. */
  | "intraCommunity"
  /** Delivered to another country without tax: customs may ask for theirs. */
  | "export"

/** What is said beside prices and on papers. */
export interface TaxNotice {
  readonly key: TaxNoticeKey
  /** The rate in percent, "25.5", to be written as the language does; null where the sentence has none. */
  readonly percent: string | null
}

/**
 * The sentence for prices that are shown gross or net and taxed at these rates; null where there is nothing to say, as
 * with goods that cost no tax.
 */
export function taxNotice(
  { kind, country }: Pick<TaxTreatment, "kind" | "country">,
  shown: "gross" | "net",
  rates: readonly TaxRate[],
): TaxNotice | null {
  if (kind === "intraCommunity" || kind === "export") return { key: kind, percent: null }
  const [rate, ...others] = new Set(rates.filter((each) => each > 0))
  if (rate === undefined || country === null) return null
  const word = `${taxName(country)}${shown === "gross" ? "Included" : "Added"}` as const
  return others.length > 0 ? { key: word, percent: null } : { key: `${word}At`, percent: percentText(rate) }
}

function taxName(country: string): TaxName {
  if (country === "US") return "salesTax"
  return GST_COUNTRIES.includes(country) ? "gst" : "vat"
}
