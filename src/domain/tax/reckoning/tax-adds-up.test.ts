import fc from "fast-check"
import { expect, test } from "vitest"
import { type ChargedAmount, charged } from "../../pricing/charged-amount.ts"
import { cents, sum } from "../../pricing/money.ts"
import { TAX_CLASSES } from "../tax-class.ts"
import { taxRate } from "../tax-rate.ts"
import { TAX_KINDS } from "../tax-treatment.ts"
import { chargedTax } from "./charged-tax.ts"
import type { PriceEntry } from "./price-entry.ts"
import { reckonTax, type TaxableOrder, type TaxRules } from "./reckon-tax.ts"
import { leftOf, type RefundableLine, refundOfPieces, refundOfSum } from "./refund-tax.ts"
import type { Amount, TaxedAmount, TaxReckoning, Unit } from "./taxed-amount.ts"

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
    fc.property(order, rules, fc.nat(20_000_000), (bought, how, paid) => {
      const base = reckonTax(bought, how)
      expect(base.lines).toHaveLength(bought.lines.length)
      expectAddsUp(base)
      const total = charged(base.total.gross === 0 ? 0 : paid)
      const inCharged = chargedTax(base, total, how.rounding)
      expect(inCharged.total.gross).toBe(total)
      expectAddsUp(inCharged)
      expect(chargedTax(base, charged(base.total.gross), how.rounding)).toEqual(base)
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

type Step = { line: number; pieces: number; amount: number }
const steps = fc.array(fc.record({ line: fc.nat(8), pieces: fc.nat(5), amount: fc.nat(5_000) }), { maxLength: 8 })

/** Gives back pieces and sums in turn, then all that is left; returns what every part gave. */
function giveBack<A extends Amount>(
  reckoning: TaxReckoning<A>,
  quantities: readonly number[],
  taken: Step[],
  unit: Unit<A>,
) {
  const parts = [...reckoning.lines, ...reckoning.freight].map(
    (part, index): RefundableLine<A> => ({ ...part, refunded: unit(0), quantity: quantities[index] ?? 1, returned: 0 }),
  )
  const given = parts.map((): TaxedAmount<A>[] => [])
  const note = (index: number, refund: TaxedAmount<A>, pieces: number) => {
    const part = parts[index]
    if (!part) return
    given[index]?.push(refund)
    const refunded = unit(part.refunded + refund.gross)
    parts[index] = { ...part, refunded, returned: part.returned + pieces }
  }
  const giveSum = (amount: number) => {
    const left = parts.reduce((all, part) => all + leftOf(part), 0)
    refundOfSum(parts, unit(Math.min(amount, left)), unit).forEach((refund, index) => {
      note(index, refund, 0)
    })
  }
  for (const { line, pieces, amount } of taken) {
    const part = parts[line]
    if (part) {
      const number = Math.min(pieces, part.quantity - part.returned)
      note(line, refundOfPieces(part, number, unit), number)
    }
    giveSum(amount)
  }
  giveSum(Number.MAX_SAFE_INTEGER)
  return given
}

function expectAllBack<A extends Amount>(
  reckoning: TaxReckoning<A>,
  quantities: readonly number[],
  taken: Step[],
  unit: Unit<A>,
): void {
  const given = giveBack(reckoning, quantities, taken, unit)
  for (const refund of given.flat()) {
    expect(refund.net + refund.tax).toBe(refund.gross)
    expect(Math.min(refund.net, refund.tax)).toBeGreaterThanOrEqual(0)
  }
  for (const [index, part] of [...reckoning.lines, ...reckoning.freight].entries())
    for (const kind of KINDS) expect(amounts(given[index] ?? [], kind)).toBe(part[kind])
}

test("in whatever steps an order is given back, every line gives exactly its net, its tax and its gross", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(order, rules, quantities, steps, fc.nat(20_000_000), (bought, how, pieces, taken, paid) => {
      const base = reckonTax(bought, how)
      expectAllBack(base, pieces, taken, cents)
      const total: ChargedAmount = charged(base.total.gross === 0 ? 0 : paid)
      expectAllBack(chargedTax(base, total, how.rounding), pieces, taken, charged)
    }),
  )
})
