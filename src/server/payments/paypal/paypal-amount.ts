import {
  type ChargedAmount,
  charged,
  chargedText,
  currencyDigits,
  readCharged,
} from "../../../domain/pricing/charged-amount.ts"

/** What PayPal takes. BRL, CNY and MYR only for accounts of those countries, which PayPal itself judges. */
const CURRENCIES = new Set([
  ...["AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS"],
  ...["JPY", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "SEK", "SGD", "THB", "TWD", "USD"],
])

/** PayPal takes whole units only of these, whatever ISO 4217 says. */
const WHOLE_ONLY = new Set(["HUF", "JPY", "TWD"])

export type PaypalMoney = { currency_code: string; value: string }

/** What amounts of a currency must be multiples of; null for one that PayPal does not take. */
export function paypalUnit(currencyCode: string): ChargedAmount | null {
  if (!CURRENCIES.has(currencyCode)) return null
  return charged(WHOLE_ONLY.has(currencyCode) ? 10 ** currencyDigits(currencyCode) : 1)
}

/** The amount as PayPal wants it written, or null where it does not take exactly this. */
export function toPaypal(amount: ChargedAmount, currencyCode: string): PaypalMoney | null {
  const unit = paypalUnit(currencyCode)
  if (amount <= 0 || unit === null || amount % unit !== 0) return null
  const text = chargedText(amount, currencyCode)
  return { currency_code: currencyCode, value: WHOLE_ONLY.has(currencyCode) ? text.replace(/\..*/, "") : text }
}

/** Null where it is no amount of that currency. */
export function fromPaypal({ currency_code, value }: PaypalMoney): ChargedAmount | null {
  return readCharged(value, currency_code)
}
