import { MAX_MONEY, MONEY_DIGITS } from "../constants.ts"
import { isRefused, type Refusal, refused } from "../refusal.ts"

/** A whole number of minor units (cents) of the site's base currency. */
export type Money = number

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
const MINOR_UNITS = 10n ** BigInt(MONEY_DIGITS)
const HUNDRED_PERCENT = 100n * MINOR_UNITS

/** Reads a decimal with at most two digits exactly: 12.3 and "12.30" are 1230. Anything else is refused. */
export function parseMoney(decimal: number | string): Money | Refusal<"notMoney"> {
  // A number prints as the shortest decimal that means it, so reading its text involves no float arithmetic.
  const match = DECIMAL.exec(String(decimal))
  if (!match) return refused("notMoney")
  const [, sign = "", whole = "", fraction = ""] = match
  if (fraction.length > MONEY_DIGITS) return refused("notMoney")
  const minor = BigInt(whole + fraction.padEnd(MONEY_DIGITS, "0"))
  if (minor > BigInt(MAX_MONEY)) return refused("notMoney")
  return Number(sign === "-" ? -minor : minor)
}

/** The same for amounts that are known to be right (settings, catalogues): throws where `parseMoney` refuses. */
export function money(decimal: number | string): Money {
  const parsed = parseMoney(decimal)
  if (isRefused(parsed)) throw new RangeError(`Not an amount of money: ${decimal}`)
  return parsed
}

/** The amount as text with exactly two digits: 1230 is "12.30". */
export function decimalText(amount: Money): string {
  const digits = String(Math.abs(checked(amount))).padStart(MONEY_DIGITS + 1, "0")
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -MONEY_DIGITS)}.${digits.slice(-MONEY_DIGITS)}`
}

/** The amount as the API's decimal number: 1230 is 12.3, which JSON readers take for 12.30. */
export function toDecimal(amount: Money): number {
  return Number(decimalText(amount))
}

/** The sum of amounts; nothing sums to 0. */
export function sum(amounts: Iterable<Money>): Money {
  let total = 0
  for (const amount of amounts) total = checked(total + checked(amount))
  return total
}

/** The price of several pieces. */
export function times(price: Money, quantity: number): Money {
  return fromExact(BigInt(checked(price)) * BigInt(quantity))
}

/** The percentage of an amount, percent with at most two digits, half a minor unit rounds up: 15 % of 0.10 is 0.02. */
export function percentOf(amount: Money, percent: number): Money {
  return fromExact(divideHalfUp(BigInt(checked(amount)) * BigInt(money(percent)), HUNDRED_PERCENT))
}

/** Splits an amount in proportion to weights; the parts sum to the whole, the largest remainders get the odd units. */
export function share(whole: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (whole < 0 || weights.some((weight) => weight < 0)) throw new RangeError("Shares are of nothing negative")
  if (whole === 0) return weights.map(() => 0)
  if (total === 0n) throw new RangeError("Nothing to share the amount among")

  const quotas = weights.map((weight, index) => {
    const exact = BigInt(checked(whole)) * BigInt(weight)
    return { index, floor: Number(exact / total), remainder: exact % total }
  })
  const left = whole - sum(quotas.map((quota) => quota.floor))
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
  return checked(Number(amount))
}

function checked(amount: Money): Money {
  if (!Number.isInteger(amount) || Math.abs(amount) > MAX_MONEY)
    throw new RangeError(`Not an amount of money: ${amount}`)
  return amount
}
