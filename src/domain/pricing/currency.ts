import { MONEY_DIGITS, RATE_DIGITS } from "../constants.ts"
import { decimalText, divideHalfUp, fromExact, type Money, ZERO } from "./money.ts"

/** A currency the shopper may choose. The rate says what one unit of it costs in the base currency. */
export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly rate: string
}

export interface Separators {
  readonly group: string
  readonly decimal: string
}

const RATE = new RegExp(`^(\\d{1,10})(?:\\.(\\d{1,${RATE_DIGITS}}))?$`)
const RATE_UNIT = 10n ** BigInt(RATE_DIGITS)
/** What the base currency costs: nothing is to be reckoned for those who pay in it. */
const BASE_RATE = "1"
const SPEC_SEPARATORS: Separators = { group: ",", decimal: "." }

/** A rate is a positive decimal with at most eight digits after the point. */
export function isRate(text: string): boolean {
  return scaledRate(text) > 0n
}

/** The price the shopper sees, in minor units of their currency: raw price ÷ rate, half up. */
export function shownAmount(raw: Money, rate: string): Money {
  if (rate === BASE_RATE) return raw
  const scaled = scaledRate(rate)
  if (scaled <= 0n) throw new RangeError(`Not a currency rate: ${rate}`)
  return fromExact(divideHalfUp(BigInt(raw) * RATE_UNIT, scaled))
}

/** What the shop reckons with when a shopper names an amount of their currency: amount × rate, half up. */
export function rawAmount(shown: Money, rate: string): Money {
  const scaled = scaledRate(rate)
  if (scaled <= 0n) throw new RangeError(`Not a currency rate: ${rate}`)
  return fromExact(divideHalfUp(BigInt(shown) * scaled, RATE_UNIT))
}

/** A raw price as the shopper sees it, "$1,234.50"; zero or empty renders nothing. */
export function renderPrice(
  raw: Money | null | undefined,
  currency: Currency,
  separators: Separators = SPEC_SEPARATORS,
): string {
  const shown = raw ? shownAmount(raw, currency.rate) : ZERO
  return shown === 0 ? "" : renderAmount(shown, currency.symbol, separators)
}

/**
 * An amount that is already in the shown currency (a frozen order, a total of 0): always rendered, two decimals. A symbol
 * in letters stands apart from the figures: "CHF 12.00".
 */
export function renderAmount(shown: Money, symbol: string, separators: Separators = SPEC_SEPARATORS): string {
  const digits = decimalText(shown).replace("-", "")
  const grouped = digits.slice(0, -MONEY_DIGITS - 1).replace(/\B(?=(\d{3})+$)/g, separators.group)
  const sign = /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
  return `${shown < 0 ? "-" : ""}${sign}${grouped}${separators.decimal}${digits.slice(-MONEY_DIGITS)}`
}

function scaledRate(text: string): bigint {
  const [, whole = "0", fraction = ""] = RATE.exec(text) ?? []
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, "0"))
}
