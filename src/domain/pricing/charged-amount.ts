import { MONEY_DIGITS } from "../constants.ts"
import { cents, fromExact, type Money } from "./money.ts"

/**
 * A whole number of the smallest units of a named currency, by that currency's own digits: 1 is a cent of a dollar, a yen,
 * a fils of a dinar. What a buyer is shown and a provider charges is counted so.
 */
export type ChargedAmount = Money

/**
 * The minor units of ISO 4217 that are not two digits. Not asked of Intl: its data differ between versions and browsers
 * (HUF has none in some), and stored amounts must mean the same for ever.
 */
const DIGITS = new Map([
  ...[
    "BIF",
    "CLP",
    "DJF",
    "GNF",
    "ISK",
    "JPY",
    "KMF",
    "KRW",
    "PYG",
    "RWF",
    "UGX",
    "VND",
    "VUV",
    "XAF",
    "XOF",
    "XPF",
  ].map((code) => [code, 0] as const),
  ...["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code) => [code, 3] as const),
])

/** An amount counted in smallest units, as database, providers and tests count it; throws where that is none. */
export function charged(count: number): ChargedAmount {
  return cents(count)
}

export const NOTHING_CHARGED = charged(0)

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

export function atLeastNothing(amount: ChargedAmount): ChargedAmount {
  return amount < 0 ? NOTHING_CHARGED : amount
}

/** How many digits a currency has after the point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(code: string): number {
  return DIGITS.get(code) ?? MONEY_DIGITS
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
  return fromExact(BigInt(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, "0")}`))
}
