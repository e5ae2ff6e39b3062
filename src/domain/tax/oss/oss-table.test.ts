import { describe, expect, test } from "vitest"
import { cents } from "../../pricing/money.ts"
import { percentText, taxRate } from "../tax-rate.ts"
import type { OssEntry } from "./oss-entry.ts"
import { type OssRow, ossTable } from "./oss-table.ts"
import { quarterOf } from "./quarter.ts"

const sale = (soldOn: string, country: string, percent: number, net: number, tax: number): OssEntry => ({
  kind: "sale",
  soldOn,
  bookedOn: soldOn,
  country,
  rate: taxRate(percent * 10_000),
  net: cents(net),
  tax: cents(tax),
})
const refund = (bookedOn: string, of: OssEntry): OssEntry => ({ ...of, kind: "refund", bookedOn })

const written = ({ quarter, country, rate, net, tax, euro }: OssRow) =>
  `${quarter} ${country} ${percentText(rate)} %: ${net} + ${tax}, euro ${euro ? `${euro.net} + ${euro.tax}` : "?"}`
const table = (entries: OssEntry[], quarter: string, rates: [string, string][]) => {
  const { sales, corrections, tax, euroTax } = ossTable(entries, quarter, new Map(rates))
  return { sales: sales.map(written), corrections: corrections.map(written), tax, euroTax }
}

test.each([
  ["2026-01-01", "2026-Q1"],
  ["2026-03-31", "2026-Q1"],
  ["2026-04-01", "2026-Q2"],
  ["2026-09-30", "2026-Q3"],
  ["2026-12-31", "2026-Q4"],
])("%s is in %s", (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter)
})

describe("a shop in crowns, a euro at 25 and then at 24", () => {
  const summer = sale("2026-07-10", "AT", 20, 250_000, 50_000)
  const autumn = sale("2026-10-01", "AT", 20, 240_000, 48_000)
  const entries = [
    summer,
    autumn,
    sale("2026-11-20", "AT", 20, 24_000, 4_800),
    sale("2026-11-20", "AT", 10, 12_000, 1_200),
    sale("2026-12-31", "FR", 20, 1_000, 200),
    refund("2026-11-30", autumn),
    refund("2026-10-02", summer),
    sale("2027-01-01", "FR", 20, 5_000, 1_000),
  ]
  const RATES: [string, string][] = [
    ["2026-Q3", "25"],
    ["2026-Q4", "24"],
  ]

  test("by country and rate; what came back of earlier quarters in rows of its own, at their rate of the euro", () => {
    expect(table(entries, "2026-Q4", RATES)).toEqual({
      sales: [
        "2026-Q4 AT 20 %: 24000 + 4800, euro 1000 + 200",
        "2026-Q4 AT 10 %: 12000 + 1200, euro 500 + 50",
        "2026-Q4 FR 20 %: 1000 + 200, euro 42 + 8",
      ],
      corrections: ["2026-Q3 AT 20 %: -250000 + -50000, euro -10000 + -2000"],
      tax: 4_800 + 1_200 + 200 - 50_000,
      euroTax: 200 + 50 + 8 - 2_000,
    })
  })

  test("the quarter before is as it was declared", () => {
    expect(table(entries, "2026-Q3", RATES)).toEqual({
      sales: ["2026-Q3 AT 20 %: 250000 + 50000, euro 10000 + 2000"],
      corrections: [],
      tax: 50_000,
      euroTax: 2_000,
    })
  })

  test("without a rate there is no sum in euro", () => {
    const { sales, euroTax } = table(entries, "2027-Q1", RATES)
    expect([sales, euroTax]).toEqual([["2027-Q1 FR 20 %: 5000 + 1000, euro ?"], null])
  })
})

test("a shop in euro", () => {
  expect(table([sale("2026-05-05", "DE", 19, 10_001, 1_900)], "2026-Q2", [["2026-Q2", "1"]])).toEqual({
    sales: ["2026-Q2 DE 19 %: 10001 + 1900, euro 10001 + 1900"],
    corrections: [],
    tax: 1_900,
    euroTax: 1_900,
  })
})

test("what was sold and given back in a quarter leaves nothing to declare", () => {
  const sold = sale("2026-05-05", "DE", 19, 10_001, 1_900)
  expect(table([sold, refund("2026-06-30", sold)], "2026-Q2", [])).toEqual({
    sales: [],
    corrections: [],
    tax: 0,
    euroTax: 0,
  })
})

test("a quarter without sales", () => {
  expect(table([], "2026-Q2", [])).toEqual({ sales: [], corrections: [], tax: 0, euroTax: 0 })
})
