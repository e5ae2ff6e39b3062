import { MONEY_DIGITS, RATE_DIGITS } from "../constants.ts"
import { type ChargedAmount, charged, chargedText, currencyDigits, NOTHING_CHARGED } from "./charged-amount.ts"
import { divideHalfUp, fromExact, type Money } from "./money.ts"

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
/** The base currency is counted in hundredths. */
const HUNDREDTHS = 10n ** BigInt(MONEY_DIGITS)
const SPEC_SEPARATORS: Separators = { group: ",", decimal: "." }

/** A rate is a positive decimal with at most eight digits after the point. */
export function isRate(text: string): boolean {
  return scaledRate(text) > 0n
}

/** What of a currency amounts are reckoned with. */
type Rated = Pick<Currency, "code" | "rate">

/** The price the shopper sees, in the smallest units of their currency: raw price ÷ rate, rounded once, half up. */
export function shownAmount(raw: Money, { code, rate }: Rated): ChargedAmount {
  const units = 10n ** BigInt(currencyDigits(code))
  return charged(Number(divideHalfUp(BigInt(raw) * RATE_UNIT * units, positiveRate(rate) * HUNDREDTHS)))
}

/** What the shop reckons with when a shopper names an amount of their currency: amount × rate, half up. */
export function rawAmount(shown: ChargedAmount, { code, rate }: Rated): Money {
  const units = 10n ** BigInt(currencyDigits(code))
  return fromExact(divideHalfUp(BigInt(shown) * positiveRate(rate) * HUNDREDTHS, RATE_UNIT * units))
}

/** A raw price as the shopper sees it, "$1,234.50", "¥1,235"; zero or empty renders nothing. */
export function renderPrice(
  raw: Money | null | undefined,
  currency: Currency,
  separators: Separators = SPEC_SEPARATORS,
): string {
  const shown = raw ? shownAmount(raw, currency) : NOTHING_CHARGED
  return shown === 0 ? "" : renderAmount(shown, currency, separators)
}

/**
 * An amount that is already in the shown currency (a frozen order, a total of 0): always rendered, with the currency's
 * digits. A symbol in letters stands apart from the figures: "CHF 12.00".
 */
export function renderAmount(
  shown: ChargedAmount,
  { code, symbol }: Pick<Currency, "code" | "symbol">,
  separators: Separators = SPEC_SEPARATORS,
): string {
  const [whole = "", fraction] = chargedText(shown, code).replace("-", "").split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.group)
  const text = fraction === undefined ? grouped : `${grouped}${separators.decimal}${fraction}`
  const sign = /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
  return `${shown < 0 ? "-" : ""}${sign}${text}`
}

function positiveRate(text: string): bigint {
  const scaled = scaledRate(text)
  if (scaled <= 0n) throw new RangeError(`Not a currency rate: ${text}`)
  return scaled
}

function scaledRate(text: string): bigint {
  const [, whole = "0", fraction = ""] = RATE.exec(text) ?? []
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, "0"))
}
