import { MONEY_DIGITS } from "../constants.ts"
import { type ChargedAmount, charged, chargedText, currencyDigits, readCharged } from "../pricing/charged-amount.ts"

/** How Stripe counts a currency, and what its amounts must be multiples of. */
type Unit = { digits: number; step: number }

const NO_DECIMALS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF"
/** Counted in hundredths as they once were, though only whole ones can be charged. */
const WHOLE_HUNDREDTHS = "ISK UGX"
/** Counted in thousandths, of which the card networks take tens. */
const THOUSANDTHS_IN_TENS = "BHD JOD KWD OMR TND"

/** From docs.stripe.com/currencies. HUF and TWD are whole in payouts only: they are charged in hundredths as others are. */
const UNITS = new Map<string, Unit>([
  ...NO_DECIMALS.split(" ").map((code) => [code, { digits: 0, step: 1 }] as const),
  ...WHOLE_HUNDREDTHS.split(" ").map((code) => [code, { digits: 2, step: 100 }] as const),
  ...THOUSANDTHS_IN_TENS.split(" ").map((code) => [code, { digits: 3, step: 10 }] as const),
])

/** Null for a currency of which Stripe does not say how it counts its thousandths. */
function unitOf(code: string): Unit | null {
  const known = UNITS.get(code)
  return known ?? (currencyDigits(code) > MONEY_DIGITS ? null : { digits: MONEY_DIGITS, step: 1 })
}

/** What amounts of a currency, counted as we do, must be multiples of; null for one that Stripe cannot be asked for. */
export function stripeUnit(code: string): ChargedAmount | null {
  const unit = unitOf(code)
  return unit && charged(Math.max(1, unit.step * 10 ** (currencyDigits(code) - unit.digits)))
}

/** The amount as Stripe counts it, or null where it would take another one. */
export function stripeAmount(amount: ChargedAmount, code: string): number | null {
  const unit = unitOf(code)
  if (!unit) return null
  const [whole = "", fraction = ""] = chargedText(amount, code).split(".")
  if (/[^0]/.test(fraction.slice(unit.digits))) return null
  const counted = Number(`${whole}${fraction.slice(0, unit.digits).padEnd(unit.digits, "0")}`)
  return Number.isSafeInteger(counted) && counted % unit.step === 0 ? counted : null
}

/** Minimum and maximum amounts depend on the account's country and are Stripe's to refuse. */
export const canCharge = (amount: ChargedAmount, code: string): boolean =>
  amount > 0 && stripeAmount(amount, code) !== null

/** What Stripe tells, in our units. */
export function fromStripeAmount(counted: number, currency: string): ChargedAmount {
  const code = currency.toUpperCase()
  const digits = unitOf(code)?.digits ?? MONEY_DIGITS
  const text = String(counted).padStart(digits + 1, "0")
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  const amount = readCharged(decimal, code)
  if (amount === null) throw new RangeError(`${code} has no amount ${decimal}`)
  return amount
}
