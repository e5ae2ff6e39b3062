import { chargedText, currencyDigits, readCharged } from "../../../../domain/pricing/charged-amount.ts"
import { type Currency, rawAmount, shownAmount } from "../../../../domain/pricing/currency.ts"
import { type Money, money } from "../../../../domain/pricing/money.ts"

/** The currency that amounts are typed in. */
export type In = Pick<Currency, "code" | "rate">

/** Amounts in the list's address have at most ten digits before the point. */
const AMOUNT_MAX = money("9999999999.99")

/** What was typed into a price field in the visitor's currency, as an amount of the shop's; null where it is no amount. */
export function baseAmount(typed: string, currency: In): Money | null {
  const shown = readCharged(typed.trim(), currency.code)
  if (shown === null || shown < 0 || shown > AMOUNT_MAX) return null
  const raw = rawAmount(shown, currency)
  return raw > AMOUNT_MAX ? null : raw
}

/** An amount of the shop's as a price field shows it in the visitor's currency: 12.50 as "12.5", 12.00 as "12". */
export function fieldText(amount: Money | null, currency: In): string {
  if (amount === null) return ""
  const text = chargedText(shownAmount(amount, currency), currency.code)
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text
}

/** The smallest step of such a field: "0.01" for EUR, "1" for JPY. */
export const fieldStep = ({ code }: Pick<Currency, "code">): string =>
  (10 ** -currencyDigits(code)).toFixed(currencyDigits(code))
