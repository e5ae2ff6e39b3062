import { MAX_MONEY, MONEY_DIGITS } from "../constants.ts"
import { type Refusal, refused } from "../refusal.ts"

declare const unit: unique symbol

/**
 * A whole number of minor units (cents), of the site's base currency where nothing else is said. Made only in this file:
 * what `+` and `-` give is a plain number, so that an amount with a quantity added to it is no money.
 */
export type Money = number & { readonly [unit]: "minor units" }

/** The same amount as the API says it, a decimal with at most two digits: neither stands for the other. */
export type ApiDecimal = number & { readonly [unit]: "decimal" }

/** A decimal that someone wrote down: a plain number or text, never one that has its unit already. */
type Written<Decimal> = Decimal extends Money | ApiDecimal ? never : Decimal

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
const MINOR_UNITS = 10n ** BigInt(MONEY_DIGITS)
const HUNDRED_PERCENT = 100n * MINOR_UNITS

/** Money counted in minor units, as database, providers and tests count it; throws where that is no amount. */
export function cents(count: number): Money {
  if (!isMoney(count)) throw new RangeError(`Not an amount of money: ${count}`)
  return count
}

export const ZERO = cents(0)

/** Reads a decimal with at most two digits exactly: 12.3 and "12.30" are 1230. Anything else is refused. */
export function parseMoney<Decimal extends number | string>(decimal: Written<Decimal>): Money | Refusal<"notMoney"> {
  const hundredths = readDecimal(decimal)
  return hundredths === null ? refused("notMoney") : cents(hundredths)
}

/** The same for amounts that are known to be right (settings, catalogues): throws where `parseMoney` refuses. */
export function money<Decimal extends number | string>(decimal: Written<Decimal>): Money {
  return cents(readDecimal(decimal) ?? Number.NaN)
}

/** Whether a number that was sent is a decimal of the API. */
export function isApiDecimal(sent: number): sent is ApiDecimal {
  return readDecimal(sent) !== null
}

/** Reads what the API says. */
export function fromDecimal(decimal: ApiDecimal): Money {
  return cents(readDecimal(decimal) ?? Number.NaN)
}

/** Writes an amount for the API: 1230 is 12.3, which JSON readers take for 12.30. */
export function toDecimal(amount: Money): ApiDecimal {
  const decimal = Number(decimalText(amount))
  if (!isApiDecimal(decimal)) throw new RangeError(`Not a decimal: ${decimal}`)
  return decimal
}

/** The amount as text with exactly two digits: 1230 is "12.30". */
export function decimalText(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(MONEY_DIGITS + 1, "0")
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -MONEY_DIGITS)}.${digits.slice(-MONEY_DIGITS)}`
}

/** The sum of amounts; nothing sums to 0. */
export function sum(amounts: Iterable<Money>): Money {
  let total = 0
  for (const amount of amounts) total = cents(total + amount)
  return cents(total)
}

/** What is left of an amount. */
export function minus(amount: Money, less: Money): Money {
  return cents(amount - less)
}

/** The smaller of two amounts. */
export function lesser(one: Money, other: Money): Money {
  return other < one ? other : one
}

/** The greater of two amounts. */
export function greater(one: Money, other: Money): Money {
  return other > one ? other : one
}

/** The amount, or 0 where it is below. */
export function atLeastZero(amount: Money): Money {
  return amount < 0 ? ZERO : amount
}

/** The price of several pieces. */
export function times(price: Money, quantity: number): Money {
  return fromExact(BigInt(price) * BigInt(quantity))
}

/** The percentage of an amount, percent with at most two digits, half a minor unit rounds up: 15 % of 0.10 is 0.02. */
export function percentOf(amount: Money, percent: number): Money {
  const hundredths = readDecimal(percent)
  if (hundredths === null) throw new RangeError(`Not a percent: ${percent}`)
  return fromExact(divideHalfUp(BigInt(amount) * BigInt(hundredths), HUNDRED_PERCENT))
}

/** Splits an amount in proportion to weights; the parts sum to the whole, the largest remainders get the odd units. */
export function share(whole: Money, weights: readonly number[]): Money[] {
  return shareWhole(whole, weights).map(cents)
}

/** The same for a whole number of any unit. */
export function shareWhole(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (whole < 0 || weights.some((weight) => weight < 0)) throw new RangeError("Shares are of nothing negative")
  if (whole === 0) return weights.map(() => 0)
  if (total === 0n) throw new RangeError("Nothing to share the amount among")

  const quotas = weights.map((weight, index) => {
    const exact = BigInt(whole) * BigInt(weight)
    return { index, floor: Number(exact / total), remainder: exact % total }
  })
  const left = quotas.reduce((rest, quota) => rest - quota.floor, whole)
  // Equal remainders: the earlier line gets the unit, so that the same cart is always split the same way.
  const favoured = quotas
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .slice(0, left)
  const extra = new Set(favoured.map((quota) => quota.index))
  return quotas.map((quota) => quota.floor + (extra.has(quota.index) ? 1 : 0))
}

/** Exact division, a half rounds up (away from zero, so that a refund mirrors its charge). */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError("Divisor must be positive")
  const rounded = (2n * (dividend < 0n ? -dividend : dividend) + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** Brings an exact result back to money; throws beyond what money can hold. */
export function fromExact(amount: bigint): Money {
  return cents(Number(amount))
}

/** Whether a number that was read back is an amount in minor units. */
export function isMoney(count: number): count is Money {
  return Number.isInteger(count) && Math.abs(count) <= MAX_MONEY
}

/** Hundredths of a decimal with at most two digits, read from its text; null for anything else. */
function readDecimal(decimal: number | string): number | null {
  // A number prints as the shortest decimal that means it, so reading its text involves no float arithmetic.
  const match = DECIMAL.exec(String(decimal))
  if (!match) return null
  const [, sign = "", whole = "", fraction = ""] = match
  if (fraction.length > MONEY_DIGITS) return null
  const hundredths = BigInt(whole + fraction.padEnd(MONEY_DIGITS, "0"))
  return hundredths > BigInt(MAX_MONEY) ? null : Number(sign === "-" ? -hundredths : hundredths)
}
