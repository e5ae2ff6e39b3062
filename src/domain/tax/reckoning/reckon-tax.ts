import { cents, type Money } from "../../pricing/money.ts"
import type { TaxClass } from "../tax-class.ts"
import { type TaxRate, taxOnTop, taxWithin } from "../tax-rate.ts"
import type { TaxTreatment } from "../tax-treatment.ts"
import { freightByClass, type TaxableFreight, type TaxableLine } from "./freight-by-class.ts"
import { freightRates, goodsRates, type PriceEntry, payable } from "./price-entry.ts"
import { sharedTax, type TaxRounding } from "./shared-tax.ts"
import { grossWith, type TaxedAmount, type TaxedPart, type TaxReckoning, totalled } from "./taxed-amount.ts"

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
export function reckonTax({ lines, freight }: TaxableOrder, rules: TaxRules): TaxReckoning {
  const { prices, treatment } = rules
  const parts = [
    ...lines.map(({ taxClass, paid }) => {
      const rates = goodsRates(prices, treatment, taxClass)
      return { taxClass, rate: rates.here, amount: payable(paid, prices, treatment, rates) }
    }),
    ...freightByClass(freight, lines).map(({ taxClass, fee }) => {
      const rates = freightRates(prices, treatment, taxClass)
      return { taxClass, rate: rates.here, amount: payable(fee, prices, treatment, rates) }
    }),
  ]
  const taxed = withTax(parts, rules)
  return totalled(taxed.slice(0, lines.length), taxed.slice(lines.length), cents)
}

/** One price with its tax, as a list, an item or a cart line shows it. */
export function taxedPrice(entered: Money, taxClass: TaxClass, rules: Omit<TaxRules, "rounding">): TaxedAmount {
  const freight = { fee: cents(0), taxClass } as const
  return reckonTax({ lines: [{ taxClass, paid: entered }], freight }, { ...rules, rounding: "line" }).total
}

interface TaxablePart {
  readonly taxClass: TaxClass
  readonly rate: TaxRate
  readonly amount: Money
}

function withTax(parts: readonly TaxablePart[], { prices, rounding }: TaxRules): TaxedPart[] {
  const isNet = prices.kind === "net"
  const taxes = sharedTax(parts, isNet ? taxOnTop : taxWithin, rounding)
  return parts.map(({ taxClass, rate, amount }, index) => {
    const tax = taxes[index] ?? 0
    return { taxClass, rate, ...grossWith(isNet ? amount + tax : amount, tax, cents) }
  })
}
