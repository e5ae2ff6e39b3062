import { divideHalfUp } from "../pricing/money.ts"
import { type Refusal, refused } from "../refusal.ts"

declare const unit: unique symbol

/** A rate in millionths: 190,000 is 19 %. Four digits of a percent, since counties of the United States need them. */
export type TaxRate = number & { readonly [unit]: "millionths" }

const WHOLE = 1_000_000
const PERCENT_DIGITS = 4
const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?$/

/** A rate counted in millionths, as the database counts it; throws where that is none. */
export function taxRate(millionths: number): TaxRate {
  if (!isTaxRate(millionths)) throw new RangeError(`Not a tax rate: ${millionths}`)
  return millionths
}

export const NO_TAX = taxRate(0)

/** Reads percents from 0 to 100 with at most four digits: 19, "25.5", "8.875". Anything else is refused. */
export function parseTaxRate(percent: number | string): TaxRate | Refusal<"notTaxRate"> {
  const [, whole = "", fraction = ""] = PERCENT.exec(String(percent)) ?? []
  const millionths = Number(`${whole}${fraction.padEnd(PERCENT_DIGITS, "0")}`)
  return whole !== "" && isTaxRate(millionths) ? millionths : refused("notTaxRate")
}

/** The rate in percent, with the digits that it needs: "19", "25.5". */
export function percentText(rate: TaxRate): string {
  const digits = String(rate).padStart(PERCENT_DIGITS + 1, "0")
  const fraction = digits.slice(-PERCENT_DIGITS).replace(/0+$/, "")
  return `${digits.slice(0, -PERCENT_DIGITS)}${fraction && `.${fraction}`}`
}

/** The tax that is in a gross amount: gross × r ÷ (100 + r), rounded once, half up. */
export function taxWithin(gross: number, rate: TaxRate): number {
  return Number(divideHalfUp(BigInt(gross) * BigInt(rate), BigInt(WHOLE + rate)))
}

/** The tax that comes on top of a net amount: net × r ÷ 100, rounded once, half up. */
export function taxOnTop(net: number, rate: TaxRate): number {
  return Number(divideHalfUp(BigInt(net) * BigInt(rate), BigInt(WHOLE)))
}

/** A gross amount with another rate than the one that it contains, on the same net: gross × (100 + to) ÷ (100 + from). */
export function grossAtRate(gross: number, from: TaxRate, to: TaxRate): number {
  return Number(divideHalfUp(BigInt(gross) * BigInt(WHOLE + to), BigInt(WHOLE + from)))
}

function isTaxRate(millionths: number): millionths is TaxRate {
  return Number.isInteger(millionths) && millionths >= 0 && millionths <= WHOLE
}
