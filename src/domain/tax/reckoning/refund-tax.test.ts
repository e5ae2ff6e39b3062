import { expect, test } from "vitest"
import { charged } from "../../pricing/charged-amount.ts"
import { cents } from "../../pricing/money.ts"
import { refundOfPart, refundOfPieces, refundOfSum } from "./refund-tax.ts"
import { type Amount, grossWith, type TaxedAmount } from "./taxed-amount.ts"

const line = (gross: number, tax: number, { quantity = 1, returned = 0, refunded = 0 } = {}) => ({
  ...grossWith(gross, tax, cents),
  quantity,
  returned,
  refunded: cents(refunded),
})
const written = ({ net, tax, gross }: TaxedAmount<Amount>) => `${net} + ${tax} = ${gross}`

test.each([
  [line(1_000, 160, { quantity: 3 }), 1, "280 + 53 = 333"],
  [line(1_000, 160, { quantity: 3, returned: 1, refunded: 333 }), 1, "280 + 54 = 334"],
  [line(1_000, 160, { quantity: 3, returned: 2, refunded: 667 }), 1, "280 + 53 = 333"],
  [line(1_000, 160, { quantity: 3 }), 3, "840 + 160 = 1000"],
  [line(0, 0, { quantity: 2 }), 2, "0 + 0 = 0"],
  // 600 of it went back as a sum: the last piece gives what is left.
  [line(1_000, 160, { quantity: 2, refunded: 600 }), 1, "336 + 64 = 400"],
  [line(1_000, 160, { quantity: 2, returned: 1, refunded: 1_000 }), 1, "0 + 0 = 0"],
])("of %j %i pieces give back %s", (bought, number, refund) => {
  expect(written(refundOfPieces(bought, number, cents))).toBe(refund)
})

test("a sum is taken from all that is left, rate by rate", () => {
  const parts = [line(11_900, 1_900), line(10_700, 700, { refunded: 5_350 }), line(595, 95)]
  expect(refundOfSum(parts, cents(1_000), cents).map(written)).toEqual([
    "561 + 106 = 667",
    "280 + 20 = 300",
    "28 + 5 = 33",
  ])
  expect(refundOfSum(parts, cents(17_845), cents).map(written)).toEqual([
    "10000 + 1900 = 11900",
    "5000 + 350 = 5350",
    "500 + 95 = 595",
  ])
})

test("in a currency without digits", () => {
  const part = { ...grossWith(1_190, 190, charged), refunded: charged(0) }
  expect(written(refundOfPart(part, charged(100), charged))).toBe("84 + 16 = 100")
})

test("more than was paid is a mistake of ours", () => {
  expect(() => refundOfPart(line(100, 16), cents(101), cents)).toThrow(RangeError)
  expect(() => refundOfPart(line(100, 16), cents(-1), cents)).toThrow(RangeError)
  expect(() => refundOfPieces(line(100, 16), 2, cents)).toThrow(RangeError)
})
