import { type ChargedAmount, charged } from "../../pricing/charged-amount.ts"
import { shownAmount } from "../../pricing/currency.ts"
import { cents, type Money } from "../../pricing/money.ts"
import type { TaxRate } from "../tax-rate.ts"
import type { OssEntry } from "./oss-entry.ts"
import { type Quarter, quarterOf } from "./quarter.ts"

/** What one euro costs in the base currency at the end of a quarter, as the owner entered it. */
export type EuroRates = { readonly get: (quarter: Quarter) => string | undefined }

export interface OssRow {
  /** When the goods were sold. */
  readonly quarter: Quarter
  readonly country: string
  readonly rate: TaxRate
  readonly net: Money
  readonly tax: Money
  /** Null until the owner has entered that quarter's rate. */
  readonly euro: EuroAmounts | null
}

interface EuroAmounts {
  readonly net: ChargedAmount
  readonly tax: ChargedAmount
}

export interface OssTable {
  readonly quarter: Quarter
  /** Sales of the quarter less what was given back of them in it, by country and rate; all given back: no row. */
  readonly sales: readonly OssRow[]
  /** What was given back in it of earlier quarters: below zero, each in the quarter's own rate of the euro. */
  readonly corrections: readonly OssRow[]
  readonly tax: Money
  /** What is to be paid; null while a rate is missing. */
  readonly euroTax: ChargedAmount | null
}

/** The table that the owner declares for a quarter, from all that was taxed where it went. */
export function ossTable(entries: readonly OssEntry[], quarter: Quarter, euroRates: EuroRates): OssTable {
  const booked = entries.filter(({ bookedOn }) => quarterOf(bookedOn) === quarter)
  const rows = [...Map.groupBy(booked, rowKey).values()].map((same) => ossRow(same, euroRates))
  const sorted = rows.filter(({ net, tax }) => net !== 0 || tax !== 0).toSorted(byQuarterCountryRate)
  return {
    quarter,
    sales: sorted.filter((row) => row.quarter === quarter),
    corrections: sorted.filter((row) => row.quarter !== quarter),
    tax: cents(sorted.reduce((all, { tax }) => all + tax, 0)),
    euroTax: euroSum(sorted),
  }
}

const rowKey = ({ soldOn, country, rate }: OssEntry) => `${quarterOf(soldOn)} ${country} ${rate}`

function ossRow(same: readonly OssEntry[], euroRates: EuroRates): OssRow {
  const [first] = same
  if (!first) throw new RangeError("A row is of something")
  const count = (of: "net" | "tax") =>
    cents(same.reduce((all, entry) => all + (entry.kind === "sale" ? entry[of] : -entry[of]), 0))
  const quarter = quarterOf(first.soldOn)
  const [net, tax] = [count("net"), count("tax")]
  const euroRate = euroRates.get(quarter)
  const inEuro = (amount: Money, rate: string) => shownAmount(amount, { code: "EUR", rate })
  const euro = euroRate === undefined ? null : { net: inEuro(net, euroRate), tax: inEuro(tax, euroRate) }
  return { quarter, country: first.country, rate: first.rate, net, tax, euro }
}

function euroSum(rows: readonly OssRow[]): ChargedAmount | null {
  const taxes = rows.flatMap(({ euro }) => (euro ? [euro.tax] : []))
  return taxes.length < rows.length ? null : charged(taxes.reduce((all: number, tax) => all + tax, 0))
}

function byQuarterCountryRate(one: OssRow, other: OssRow): number {
  if (one.quarter !== other.quarter) return one.quarter < other.quarter ? -1 : 1
  if (one.country !== other.country) return one.country < other.country ? -1 : 1
  return other.rate - one.rate
}
