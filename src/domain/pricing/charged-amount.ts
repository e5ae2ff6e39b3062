import { MAX_MONEY, MONEY_DIGITS } from "../constants.ts"

declare const unit: unique symbol

/**
 * A whole number of the smallest units of a named currency, by that currency's own digits: 1 is a cent of a dollar, a yen,
 * a fils of a dinar. What a buyer is shown and a provider charges is counted so.
 */
export type ChargedAmount = number & { readonly [unit]: "smallest units" }

/** The same as the API says it: a decimal with the digits of a currency that is named beside it. */
export type ChargedDecimal = number & { readonly [unit]: "decimal of a currency" }

/**
 * The minor units of ISO 4217 that are not two digits. Not asked of Intl: its data differ between versions and browsers
 * (HUF has none in some), and stored amounts must mean the same for ever.
 */
export const OTHER_DIGITS: ReadonlyMap<string, number> = new Map(
  "BIF0 CLP0 DJF0 GNF0 ISK0 JPY0 KMF0 KRW0 PYG0 RWF0 UGX0 VND0 VUV0 XAF0 XOF0 XPF0 BHD3 IQD3 JOD3 KWD3 LYD3 OMR3 TND3"
    .split(" ")
    .map((row) => [row.slice(0, 3), Number(row[3])]),
)

/** An amount counted in smallest units, as database, providers and tests count it; throws where that is none. */
export function charged(count: number): ChargedAmount {
  if (!isCharged(count)) throw new RangeError(`Not an amount: ${count}`)
  return count
}

/** Whether a number that was read back is such an amount. */
export function isCharged(count: number): count is ChargedAmount {
  return Number.isInteger(count) && Math.abs(count) <= MAX_MONEY
}

export const NOTHING_CHARGED = charged(0)
/** One unit: what every amount is a multiple of. */
export const SMALLEST_CHARGED = charged(1)

export function chargedSum(amounts: Iterable<ChargedAmount>): ChargedAmount {
  let total = 0
  for (const amount of amounts) total += amount
  return charged(total)
}

/** What is left of an amount. */
export function chargedLess(amount: ChargedAmount, less: ChargedAmount): ChargedAmount {
  return charged(amount - less)
}

export function lesserCharged(one: ChargedAmount, other: ChargedAmount): ChargedAmount {
  return other < one ? other : one
}

export function chargedTimes(amount: ChargedAmount, quantity: number): ChargedAmount {
  return charged(amount * quantity)
}

export function atLeastNothing(amount: ChargedAmount): ChargedAmount {
  return amount < 0 ? NOTHING_CHARGED : amount
}

/** How many digits a currency has after the point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(code: string): number {
  return OTHER_DIGITS.get(code) ?? MONEY_DIGITS
}

/** Whether a shop's prices can be in a currency: they are counted in hundredths. */
export function isBaseCurrency(code: string): boolean {
  return currencyDigits(code) === MONEY_DIGITS
}

/** The amount as a decimal with exactly the currency's digits: 1230 is "12.30" in EUR, "1230" in JPY, "1.230" in KWD. */
export function chargedText(amount: ChargedAmount, code: string): string {
  const digits = currencyDigits(code)
  const text = String(Math.abs(amount)).padStart(digits + 1, "0")
  const sign = amount < 0 ? "-" : ""
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Reads such a decimal, with no more digits than the currency has; null for anything else. */
export function readCharged(text: string, code: string): ChargedAmount | null {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(text) ?? []
  const digits = currencyDigits(code)
  const isExact = /^0*$/.test(fraction.slice(digits))
  if (whole === "" || !isExact) return null
  const count = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, "0")}`)
  if (!isCharged(count)) return null
  return sign === "-" && count > 0 ? charged(-count) : count
}

/** Writes an amount for the API: 1230 is 12.3 in EUR, 1230 in JPY, 1.23 in KWD. */
export function toChargedDecimal(amount: ChargedAmount, code: string): ChargedDecimal {
  const decimal = Number(chargedText(amount, code))
  if (!isChargedDecimal(decimal)) throw new RangeError(`Not a decimal: ${decimal}`)
  return decimal
}

/** Reads what the API says in a currency. */
export function fromChargedDecimal(decimal: ChargedDecimal, code: string): ChargedAmount {
  return charged(readCharged(String(decimal), code) ?? Number.NaN)
}

/** Whether a number can be an amount of some currency: none has more than three digits. */
export function isChargedDecimal(sent: number): sent is ChargedDecimal {
  return /^-?\d{1,13}(\.\d{1,3})?$/.test(String(sent))
}
