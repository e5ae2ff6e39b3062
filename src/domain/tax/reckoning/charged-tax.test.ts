import { expect, test } from "vitest"
import { charged } from "../../pricing/charged-amount.ts"
import { cents } from "../../pricing/money.ts"
import { taxRate } from "../tax-rate.ts"
import { chargedTax } from "./charged-tax.ts"
import { type Amount, grossWith, type TaxedAmount, totalled } from "./taxed-amount.ts"

const written = ({ net, tax, gross }: TaxedAmount<Amount>) => `${net} + ${tax} = ${gross}`
const part = (gross: number, tax: number, percent: number) => ({
  taxClass: "standard" as const,
  rate: taxRate(percent * 10_000),
  ...grossWith(gross, tax, cents),
})

const ORDER = totalled([part(11_900, 1_900, 19), part(1_070, 70, 7)], [part(500, 80, 19)], cents)

test.each([
  // Yen, dinars with three digits, the base currency itself.
  [20_000, ["14848 + 2821 = 17669", "1485 + 104 = 1589", "624 + 118 = 742", "16957 + 3043 = 20000"]],
  [41_383, ["30723 + 5837 = 36560", "3072 + 215 = 3287", "1291 + 245 = 1536", "35086 + 6297 = 41383"]],
  [13_470, ["10000 + 1900 = 11900", "1000 + 70 = 1070", "420 + 80 = 500", "11420 + 2050 = 13470"]],
])("charged as %i", (total, parts) => {
  const { lines, freight, total: sum } = chargedTax(ORDER, charged(total), "line")
  expect([...lines, ...freight, sum].map(written)).toEqual(parts)
})
