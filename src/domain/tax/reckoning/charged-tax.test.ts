import { expect, test } from "vitest"
import { charged } from "../../pricing/charged-amount.ts"
import { cents } from "../../pricing/money.ts"
import { taxRate } from "../tax-rate.ts"
import { chargedTax, type TaxRules } from "./reckon-tax.ts"
import type { Amount, TaxedAmount } from "./taxed-amount.ts"

const written = ({ net, tax, gross }: TaxedAmount<Amount>) => `${net} + ${tax} = ${gross}`

const RATES = {
  classes: { standard: taxRate(190_000), reduced: taxRate(70_000), zero: taxRate(0), exempt: taxRate(0) },
  freightTaxed: true,
}
const GROSS: TaxRules = {
  prices: { kind: "gross", home: RATES, fixed: "gross" },
  rounding: "line",
  treatment: { kind: "domestic", country: "DE", ...RATES },
}
const ORDER = {
  lines: [
    { taxClass: "standard" as const, paid: cents(11_900) },
    { taxClass: "reduced" as const, paid: cents(1_070) },
  ],
  freight: { fee: cents(500), taxClass: "standard" as const },
}

test.each([
  // Yen, dinars with three digits, the base currency itself.
  [19_258, 742, ["14848 + 2821 = 17669", "1485 + 104 = 1589", "624 + 118 = 742", "16957 + 3043 = 20000"]],
  [39_847, 1_536, ["30723 + 5837 = 36560", "3072 + 215 = 3287", "1291 + 245 = 1536", "35086 + 6297 = 41383"]],
  [12_970, 500, ["10000 + 1900 = 11900", "1000 + 70 = 1070", "420 + 80 = 500", "11420 + 2050 = 13470"]],
])("charged as %i and %i", (goods, freight, parts) => {
  const reckoned = chargedTax(ORDER, { goods: charged(goods), freight: charged(freight) }, GROSS)
  expect([...reckoned.lines, ...reckoned.freight, reckoned.total].map(written)).toEqual(parts)
})

test("on top of net prices the tax is reckoned in the charged currency", () => {
  const net: TaxRules = { ...GROSS, prices: { kind: "net" } }
  const { total } = chargedTax(ORDER, { goods: charged(1_297), freight: charged(50) }, net)
  expect(written(total)).toBe("1347 + 243 = 1590")
})
