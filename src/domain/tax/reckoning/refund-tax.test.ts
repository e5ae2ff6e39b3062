import { expect, test } from "vitest"
import { charged } from "../../pricing/charged-amount.ts"
import { cents } from "../../pricing/money.ts"
import { refundedTax } from "./refund-tax.ts"
import { type Amount, grossWith, type TaxedAmount } from "./taxed-amount.ts"

const part = (gross: number, tax: number, shown = { gross, tax }) => ({
  base: grossWith(gross, tax, cents),
  shown: grossWith(shown.gross, shown.tax, charged),
})
const written = ({ net, tax, gross }: TaxedAmount<Amount>) => `${net} + ${tax} = ${gross}`
const refund = (amount: number, weights: number[] | null = null) => ({ amount: charged(amount), weights })

test("piece by piece a line gives back exactly its tax", () => {
  const given = refundedTax([part(1_000, 160)], [refund(333, [333]), refund(334, [334]), refund(333, [333])])
  expect(given.map(([line]) => line && written(line.base))).toEqual([
    "280 + 53 = 333",
    "280 + 54 = 334",
    "280 + 53 = 333",
  ])
})

test("a sum is taken from all that is left, rate by rate; what is more than all belongs to none", () => {
  const parts = [part(11_900, 1_900), part(10_700, 700), part(595, 95)]
  const [pieces, some, rest, late] = refundedTax(parts, [
    refund(5_350, [0, 5_350, 0]),
    refund(1_000),
    refund(99_999),
    refund(500),
  ])
  const base = (given = pieces) => given?.map((each) => written(each.base))
  expect(base(pieces)).toEqual(["0 + 0 = 0", "5000 + 350 = 5350", "0 + 0 = 0"])
  expect(base(some)).toEqual(["561 + 106 = 667", "280 + 20 = 300", "28 + 5 = 33"])
  expect(base(rest)).toEqual(["9439 + 1794 = 11233", "4720 + 330 = 5050", "472 + 90 = 562"])
  expect(base(late)).toEqual(["0 + 0 = 0", "0 + 0 = 0", "0 + 0 = 0"])
})

test("in another currency, whose smallest unit is more than a part costs", () => {
  const parts = [part(1_190, 190, { gross: 12, tax: 2 }), part(4, 1, { gross: 0, tax: 0 })]
  const [half, rest] = refundedTax(parts, [refund(6), refund(6)])
  expect(half?.map(({ base, shown }) => [written(base), written(shown)])).toEqual([
    ["500 + 95 = 595", "5 + 1 = 6"],
    ["0 + 0 = 0", "0 + 0 = 0"],
  ])
  expect(rest?.map(({ base, shown }) => [written(base), written(shown)])).toEqual([
    ["500 + 95 = 595", "5 + 1 = 6"],
    ["3 + 1 = 4", "0 + 0 = 0"],
  ])
})

test("what is named for pieces and is more than is left of them comes from the others", () => {
  const [, pieces] = refundedTax([part(1_000, 160), part(500, 80)], [refund(900, [1, 0]), refund(300, [1, 0])])
  expect(pieces?.map(({ shown }) => shown.gross)).toEqual([100, 200])
})
