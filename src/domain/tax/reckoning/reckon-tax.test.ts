import { describe, expect, test } from "vitest"
import { cents } from "../../pricing/money.ts"
import type { TaxClass } from "../tax-class.ts"
import { percentText, taxRate } from "../tax-rate.ts"
import type { TaxKind, TaxTreatment } from "../tax-treatment.ts"
import type { TaxableFreight } from "./freight-by-class.ts"
import type { PriceEntry } from "./price-entry.ts"
import { reckonTax } from "./reckon-tax.ts"
import type { TaxRounding } from "./shared-tax.ts"
import type { TaxedAmount } from "./taxed-amount.ts"

const treatment = (kind: TaxKind, standard: number, reduced = standard, freightTaxed = true): TaxTreatment => ({
  kind,
  country: "XX",
  freightTaxed,
  classes: {
    standard: taxRate(standard * 10_000),
    reduced: taxRate(reduced * 10_000),
    zero: taxRate(0),
    exempt: taxRate(0),
  },
})

const GERMANY = treatment("domestic", 19, 7)
const FRANCE = treatment("destination", 20, 5.5)
const EXEMPT = treatment("intraCommunity", 0, 0, false)
const EXPORT = treatment("export", 0, 0, false)
const NEW_YORK = treatment("domestic", 8.875)
const CALIFORNIA = treatment("domestic", 7.25, 7.25, false)

const NET: PriceEntry = { kind: "net" }
const GROSS: PriceEntry = { kind: "gross", home: GERMANY, fixed: "gross" }
const FIXED_NET: PriceEntry = { kind: "gross", home: GERMANY, fixed: "net" }

type Order = { lines: [TaxClass, number][]; fee?: number; freight?: TaxableFreight["taxClass"] }

const reckoned = (
  { lines, fee = 0, freight = "asGoods" }: Order,
  prices: PriceEntry,
  to: TaxTreatment,
  rounding: TaxRounding = "line",
) =>
  reckonTax(
    {
      lines: lines.map(([taxClass, paid]) => ({ taxClass, paid: cents(paid) })),
      freight: { fee: cents(fee), taxClass: freight },
    },
    { prices, rounding, treatment: to },
  )

const written = ({ net, tax, gross }: TaxedAmount) => `${net} + ${tax} = ${gross}`

const ONE = { lines: [["standard", 11_900]] } satisfies Order
const MIXED = {
  lines: [
    ["standard", 6_000],
    ["reduced", 3_000],
    ["exempt", 1_000],
  ],
  fee: 500,
} satisfies Order

test.each<[string, Order, PriceEntry, TaxTreatment, string]>([
  ["domestic, gross", ONE, GROSS, GERMANY, "10000 + 1900 = 11900"],
  ["domestic, net", ONE, NET, GERMANY, "11900 + 2261 = 14161"],
  ["abroad in the Union the gross price stays", ONE, GROSS, FRANCE, "9917 + 1983 = 11900"],
  ["or the net price does", ONE, FIXED_NET, FRANCE, "10000 + 2000 = 12000"],
  ["net prices abroad", ONE, NET, FRANCE, "11900 + 2380 = 14280"],
  ["exempt: the tax of home falls away", ONE, GROSS, EXEMPT, "10000 + 0 = 10000"],
  ["exempt, net", ONE, NET, EXEMPT, "11900 + 0 = 11900"],
  ["export: the tax of home falls away", ONE, GROSS, EXPORT, "10000 + 0 = 10000"],
  ["export with freight", { ...ONE, fee: 595 }, GROSS, EXPORT, "10500 + 0 = 10500"],
  ["a zone of the owner's: its tax instead", ONE, GROSS, treatment("zone", 8.1), "10000 + 810 = 10810"],
  ["New York", { lines: [["standard", 10_000]], fee: 1_000 }, NET, NEW_YORK, "11000 + 977 = 11977"],
  [
    "California does not tax freight",
    { lines: [["standard", 10_000]], fee: 1_000 },
    NET,
    CALIFORNIA,
    "11000 + 725 = 11725",
  ],
  ["nothing", { lines: [] }, GROSS, GERMANY, "0 + 0 = 0"],
])("%s: %j", (_, order, prices, to, total) => {
  expect(written(reckoned(order, prices, to).total)).toBe(total)
})

describe("mixed rates with freight", () => {
  const parts = (order: Order, prices: PriceEntry, to = GERMANY) => {
    const { lines, freight, rates } = reckoned(order, prices, to)
    return {
      lines: lines.map(written),
      freight: freight.map((part) => `${part.taxClass} ${percentText(part.rate)}: ${written(part)}`),
      rates: rates.map((part) => `${percentText(part.rate)}: ${written(part)}`),
    }
  }

  test("freight follows the goods by their value, gross", () => {
    expect(parts(MIXED, GROSS)).toEqual({
      lines: ["5042 + 958 = 6000", "2804 + 196 = 3000", "1000 + 0 = 1000"],
      freight: ["standard 19: 252 + 48 = 300", "reduced 7: 140 + 10 = 150", "exempt 0: 50 + 0 = 50"],
      rates: ["19: 5294 + 1006 = 6300", "7: 2944 + 206 = 3150", "0: 1050 + 0 = 1050"],
    })
  })

  test("the same, net", () => {
    expect(parts(MIXED, NET)).toEqual({
      lines: ["6000 + 1140 = 7140", "3000 + 210 = 3210", "1000 + 0 = 1000"],
      freight: ["standard 19: 300 + 57 = 357", "reduced 7: 150 + 11 = 161", "exempt 0: 50 + 0 = 50"],
      rates: ["19: 6300 + 1197 = 7497", "7: 3150 + 221 = 3371", "0: 1050 + 0 = 1050"],
    })
  })

  test("freight has a class of its own", () => {
    expect(parts({ ...MIXED, freight: "standard" }, GROSS).freight).toEqual(["standard 19: 420 + 80 = 500"])
  })

  test("freight of gifts alone is standard", () => {
    expect(parts({ lines: [["reduced", 0]], fee: 500 }, GROSS).freight).toEqual(["standard 19: 420 + 80 = 500"])
  })

  test("free freight has no part", () => {
    expect(parts({ ...MIXED, fee: 0 }, GROSS).freight).toEqual([])
  })

  test("freight that home does not tax contains none to fall away", () => {
    const prices: PriceEntry = { kind: "gross", home: treatment("domestic", 19, 7, false), fixed: "gross" }
    expect(parts({ ...ONE, fee: 500 }, prices, EXPORT).freight).toEqual(["standard 0: 500 + 0 = 500"])
  })

  test("freight that a place does not tax", () => {
    expect(parts({ lines: [["standard", 10_000]], fee: 1_000 }, NET, CALIFORNIA).freight).toEqual([
      "standard 0: 1000 + 0 = 1000",
    ])
  })
})

describe("rounding", () => {
  const PENNIES: Order = { lines: Array.from({ length: 10 }, () => ["standard", 103]) }
  const taxes = (prices: PriceEntry, rounding: TaxRounding) => {
    const { lines, total } = reckoned(PENNIES, prices, GERMANY, rounding)
    return [total.tax, lines.map(({ tax }) => tax).join(" ")]
  }

  test("per line", () => {
    expect(taxes(GROSS, "line")).toEqual([160, "16 16 16 16 16 16 16 16 16 16"])
    expect(taxes(NET, "line")).toEqual([200, "20 20 20 20 20 20 20 20 20 20"])
  })

  test("once for each rate, the odd cents to the first of equal lines", () => {
    expect(taxes(GROSS, "rate")).toEqual([164, "17 17 17 17 16 16 16 16 16 16"])
    expect(taxes(NET, "rate")).toEqual([196, "20 20 20 20 20 20 19 19 19 19"])
  })
})
