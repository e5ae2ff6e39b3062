import { rawAmount, shownAmount } from "../../../../domain/pricing/currency.ts"
import { decimalText, type Money, money, parseMoney } from "../../../../domain/pricing/money.ts"
import { isRefused } from "../../../../domain/refusal.ts"

/** Amounts in the list's address have at most ten digits before the point. */
const AMOUNT_MAX = money("9999999999.99")

/** What was typed into a price field in the visitor's currency, as an amount of the shop's; null where it is no amount. */
export function baseAmount(typed: string, rate: string): Money | null {
  const shown = parseMoney(typed.trim())
  if (isRefused(shown) || shown < 0 || shown > AMOUNT_MAX) return null
  const raw = rawAmount(shown, rate)
  return raw > AMOUNT_MAX ? null : raw
}

/** An amount of the shop's as a price field shows it in the visitor's currency: 12.50 as "12.5", 12.00 as "12". */
export function fieldText(amount: Money | null, rate: string): string {
  if (amount === null) return ""
  return decimalText(shownAmount(amount, rate)).replace(/\.?0+$/, "")
}
