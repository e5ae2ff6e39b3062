import { type ChargedAmount, charged } from "../../pricing/charged-amount.ts"
import { cents, shareWhole } from "../../pricing/money.ts"
import type { TaxClass } from "../tax-class.ts"
import { taxOnTop, taxWithin } from "../tax-rate.ts"
import type { TaxTreatment } from "../tax-treatment.ts"
import { freightByClass, type TaxableFreight, type TaxableLine } from "./freight-by-class.ts"
import { freightRates, goodsRates, type PartRates, type PriceEntry, payable } from "./price-entry.ts"
import { sharedTax, type TaxRounding } from "./shared-tax.ts"
import { type Amount, grossWith, type TaxReckoning, totalled, type Unit } from "./taxed-amount.ts"

export interface TaxableOrder {
  readonly lines: readonly TaxableLine[]
  readonly freight: TaxableFreight
}

export interface TaxRules {
  readonly prices: PriceEntry
  readonly rounding: TaxRounding
  readonly treatment: TaxTreatment
}

/**
 * The taxes of an order. With gross prices they are taken out of what is paid, with net prices they come on top; freight
 * is taxed with the goods.
 */
export function reckonTax(order: TaxableOrder, rules: TaxRules): TaxReckoning {
  const { lines, freight } = taxableParts(order, rules)
  return withTax(lines, freight, rules, cents)
}

/** What the same order costs in the currency that is charged, as the shop enters prices: goods less reductions, and freight. */
export interface ChargedOrder {
  readonly goods: ChargedAmount
  readonly freight: ChargedAmount
}

/**
 * The same order in the currency that is charged: goods and freight are shared out as in the base currency, and each part
 * is taxed in that currency's digits. Both currencies add up, each by itself; the base currency itself gives the same.
 */
export function chargedTax(order: TaxableOrder, whole: ChargedOrder, rules: TaxRules): TaxReckoning<ChargedAmount> {
  const { lines, freight } = taxableParts(order, rules)
  return withTax(sharedOut(lines, whole.goods), sharedOut(freight, whole.freight), rules, charged)
}

interface TaxablePart {
  readonly taxClass: TaxClass
  readonly rates: PartRates
  readonly entered: number
}

function taxableParts({ lines, freight }: TaxableOrder, { prices, treatment }: TaxRules) {
  return {
    lines: lines.map(({ taxClass, paid }): TaxablePart => {
      return { taxClass, rates: goodsRates(prices, treatment, taxClass), entered: paid }
    }),
    freight: freightByClass(freight, lines).map(({ taxClass, fee }): TaxablePart => {
      return { taxClass, rates: freightRates(prices, treatment, taxClass), entered: fee }
    }),
  }
}

function sharedOut(parts: readonly TaxablePart[], whole: number): TaxablePart[] {
  const shares = shareWhole(
    whole,
    parts.map(({ entered }) => entered),
  )
  return parts.map((part, index) => ({ ...part, entered: shares[index] ?? 0 }))
}

function withTax<A extends Amount>(
  lines: readonly TaxablePart[],
  freight: readonly TaxablePart[],
  { prices, rounding, treatment }: TaxRules,
  unit: Unit<A>,
): TaxReckoning<A> {
  const parts = [...lines, ...freight].map(({ taxClass, rates, entered }) => {
    return { taxClass, rate: rates.here, amount: payable(entered, prices, treatment, rates) }
  })
  const isNet = prices.kind === "net"
  const taxes = sharedTax(parts, isNet ? taxOnTop : taxWithin, rounding)
  const taxed = parts.map(({ taxClass, rate, amount }, index) => {
    const tax = taxes[index] ?? 0
    return { taxClass, rate, ...grossWith(isNet ? amount + tax : amount, tax, unit) }
  })
  return totalled(taxed.slice(0, lines.length), taxed.slice(lines.length), unit)
}
