import type { TaxClass } from "../tax-class.ts"
import { grossAtRate, NO_TAX, type TaxRate } from "../tax-rate.ts"
import type { TaxTreatment } from "../tax-treatment.ts"
import type { ZoneRates } from "../zones/tax-zone.ts"

/** In which prices the shop is kept. Reductions, minimums and limits of free freight are measured in these. */
export type PriceEntry =
  /** Tax comes on top. */
  | { readonly kind: "net" }
  /** Prices contain the tax of home. Abroad within the Union either the gross price stays the same, or the net. */
  | { readonly kind: "gross"; readonly home: ZoneRates; readonly fixed: "gross" | "net" }

/** Where the fixed gross price holds: everywhere else the tax of home would be paid by who does not owe it. */
const TAXED_IN_UNION: readonly TaxTreatment["kind"][] = ["domestic", "origin", "destination"]

/**
 * What a buyer pays for an amount as the shop enters it: with gross prices the gross amount. It is the same wherever the
 * shop fixes it so; otherwise the tax of home is replaced by that of the treatment, or falls away.
 */
export function payable(entered: number, prices: PriceEntry, { kind }: TaxTreatment, rates: PartRates): number {
  if (prices.kind === "net") return entered
  const isFixed = prices.fixed === "gross" && TAXED_IN_UNION.includes(kind)
  return isFixed ? entered : grossAtRate(entered, rates.home, rates.here)
}

/** The rate that an entered price contains, and the one that is taken here. */
export interface PartRates {
  readonly home: TaxRate
  readonly here: TaxRate
}

export function goodsRates(prices: PriceEntry, treatment: TaxTreatment, taxClass: TaxClass): PartRates {
  return { home: prices.kind === "gross" ? prices.home.classes[taxClass] : NO_TAX, here: treatment.classes[taxClass] }
}

/** The same for freight, which some places do not tax. */
export function freightRates(prices: PriceEntry, treatment: TaxTreatment, taxClass: TaxClass): PartRates {
  const { home, here } = goodsRates(prices, treatment, taxClass)
  const isTaxedAtHome = prices.kind === "gross" && prices.home.freightTaxed
  return { home: isTaxedAtHome ? home : NO_TAX, here: treatment.freightTaxed ? here : NO_TAX }
}
