import { type ChargedAmount, chargedText, readCharged } from "../../../domain/pricing/charged-amount.ts"

/** What PayPal takes. BRL, CNY and MYR only for accounts of those countries, which PayPal itself judges. */
const CURRENCIES = new Set([
  ...["AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS"],
  ...["JPY", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "SEK", "SGD", "THB", "TWD", "USD"],
])

/** PayPal takes whole units only of these, whatever ISO 4217 says. */
const WHOLE_ONLY = new Set(["HUF", "JPY", "TWD"])

export type PaypalMoney = { currency_code: string; value: string }

/** The amount as PayPal wants it written, or null where it does not take exactly this. */
export function toPaypal(amount: ChargedAmount, currencyCode: string): PaypalMoney | null {
  if (amount <= 0 || !CURRENCIES.has(currencyCode)) return null
  const text = chargedText(amount, currencyCode)
  if (!WHOLE_ONLY.has(currencyCode)) return { currency_code: currencyCode, value: text }
  const [whole = "", fraction = ""] = text.split(".")
  return /^0*$/.test(fraction) ? { currency_code: currencyCode, value: whole } : null
}

/** Null where it is no amount of that currency. */
export function fromPaypal({ currency_code, value }: PaypalMoney): ChargedAmount | null {
  return readCharged(value, currency_code)
}
