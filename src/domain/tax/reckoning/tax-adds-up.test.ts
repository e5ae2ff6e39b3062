import fc from "fast-check"
import { expect, test } from "vitest"
import { charged } from "../../pricing/charged-amount.ts"
import { cents, sum } from "../../pricing/money.ts"
import { TAX_CLASSES } from "../tax-class.ts"
import { taxRate } from "../tax-rate.ts"
import { TAX_KINDS } from "../tax-treatment.ts"
import type { PriceEntry } from "./price-entry.ts"
import { chargedTax, reckonTax, type TaxableOrder, type TaxRules } from "./reckon-tax.ts"
import { refundedTax } from "./refund-tax.ts"
import { type Amount, grossWith, type TaxedAmount, type TaxReckoning } from "./taxed-amount.ts"

const rates = fc
  .record({ standard: fc.nat(1_000_000), reduced: fc.nat(1_000_000), freightTaxed: fc.boolean() })
  .map(({ standard, reduced, freightTaxed }) => ({
    freightTaxed,
    classes: { standard: taxRate(standard), reduced: taxRate(reduced), zero: taxRate(0), exempt: taxRate(0) },
  }))
const prices: fc.Arbitrary<PriceEntry> = fc.oneof(
  fc.constant({ kind: "net" as const }),
  fc.record({ kind: fc.constant("gross" as const), home: rates, fixed: fc.constantFrom("gross", "net") }),
)
const rules: fc.Arbitrary<TaxRules> = fc
  .record({ prices, rounding: fc.constantFrom("line", "rate"), kind: fc.constantFrom(...TAX_KINDS), rates })
  .map(({ kind, rates: here, ...rest }) => ({ ...rest, treatment: { kind, country: "XX", ...here } }))
// Small amounts round the most.
const money = fc.oneof(fc.nat(50), fc.nat(10_000_000)).map(cents)
const order: fc.Arbitrary<TaxableOrder> = fc.record({
  lines: fc.array(fc.record({ taxClass: fc.constantFrom(...TAX_CLASSES), paid: money }), { maxLength: 8 }),
  freight: fc.record({ fee: money, taxClass: fc.constantFrom("asGoods", ...TAX_CLASSES) }),
})

/** The order where a hundredth of the base currency is so many percent of the other's smallest unit. */
function inOtherCurrency({ lines, freight }: TaxableOrder, percent: number) {
  const other = (amount: number) => charged(Math.round((amount * percent) / 100))
  return { goods: other(sum(lines.map(({ paid }) => paid))), freight: other(freight.fee) }
}

const NONE = grossWith(0, 0, charged)
const KINDS = ["net", "tax", "gross"] as const

const amounts = (parts: readonly TaxedAmount<Amount>[], kind: (typeof KINDS)[number]) =>
  parts.reduce((all, part) => all + part[kind], 0)

function expectAddsUp({ lines, freight, rates: byRate, total }: TaxReckoning<Amount>): void {
  for (const part of [...lines, ...freight, ...byRate, total]) {
    expect(part.net + part.tax).toBe(part.gross)
    expect(Math.min(part.net, part.tax)).toBeGreaterThanOrEqual(0)
  }
  for (const kind of KINDS) {
    expect(amounts([...lines, ...freight], kind)).toBe(total[kind])
    expect(amounts(byRate, kind)).toBe(total[kind])
  }
}

test("net + tax = gross on every line and total, in the base currency and in the charged one", () => {
  fc.assert(
    fc.property(order, rules, fc.nat(2_000), (bought, how, percent) => {
      const base = reckonTax(bought, how)
      expect(base.lines).toHaveLength(bought.lines.length)
      expectAddsUp(base)
      expectAddsUp(chargedTax(bought, inOtherCurrency(bought, percent), how))
      expect(chargedTax(bought, inOtherCurrency(bought, 100), how)).toEqual(base)
    }),
  )
})

test("what was entered stays: gross where the tax is within and the price fixed, net where it comes on top", () => {
  fc.assert(
    fc.property(order, rules, (bought, how) => {
      const entered = sum([...bought.lines.map(({ paid }) => paid), bought.freight.fee])
      const { total } = reckonTax(bought, how)
      const isFixed = ["domestic", "origin", "destination"].includes(how.treatment.kind)
      if (how.prices.kind === "net") expect(total.net).toBe(entered)
      else if (how.prices.fixed === "gross" && isFixed) expect(total.gross).toBe(entered)
    }),
  )
})

test("rounded once for each rate, a rate's tax is within half a cent of the exact one", () => {
  fc.assert(
    fc.property(order, rules, (bought, how) => {
      for (const { rate, net, tax, gross } of reckonTax(bought, { ...how, rounding: "rate" }).rates) {
        const exact = how.prices.kind === "net" ? (net * rate) / 1_000_000 : (gross * rate) / (1_000_000 + rate)
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.500001)
      }
    }),
  )
})

const steps = fc.array(
  fc.record({ amount: fc.nat(5_000), weights: fc.option(fc.array(fc.nat(9), { minLength: 12, maxLength: 12 })) }),
  { maxLength: 8 },
)

test("in whatever steps an order is given back, every part gives exactly its net, its tax and its gross, in both currencies", () => {
  fc.assert(
    fc.property(order, rules, steps, fc.nat(2_000), (bought, how, taken, percent) => {
      const base = reckonTax(bought, how)
      const shown = chargedTax(bought, inOtherCurrency(bought, percent), how)
      const shownParts = [...shown.lines, ...shown.freight]
      const parts = [...base.lines, ...base.freight].map((part, index) => ({
        base: part,
        shown: shownParts[index] ?? NONE,
      }))
      if (shown.total.gross === 0) return
      const refunds = [...taken, { amount: shown.total.gross, weights: null }].map(({ amount, weights }) => {
        return { amount: charged(amount), weights: weights?.slice(0, parts.length) ?? null }
      })
      const given = refundedTax(parts, refunds)
      for (const [index, part] of parts.entries()) {
        const ofPart = given.flatMap((refund) => refund[index] ?? [])
        for (const kind of KINDS) {
          expect(
            amounts(
              ofPart.map((each) => each.base),
              kind,
            ),
          ).toBe(part.base[kind])
          expect(
            amounts(
              ofPart.map((each) => each.shown),
              kind,
            ),
          ).toBe(part.shown[kind])
        }
      }
    }),
  )
})
