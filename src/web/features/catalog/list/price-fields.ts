import { rawAmount, shownAmount } from "../../../../domain/pricing/currency.ts"
import { decimalText, money, parseMoney, toDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused } from "../../../../domain/refusal.ts"

/** Amounts in the list's address have at most ten digits before the point. */
const AMOUNT_MAX = money("9999999999.99")

/** What was typed into a price field in the visitor's currency, as an amount of the API; null where it is no amount. */
export function baseAmount(typed: string, rate: string): number | null {
  const shown = parseMoney(typed.trim())
  if (isRefused(shown) || shown < 0 || shown > AMOUNT_MAX) return null
  const raw = rawAmount(shown, rate)
  return raw > AMOUNT_MAX ? null : toDecimal(raw)
}

/** An amount of the API as a price field shows it in the visitor's currency: 12.50 as "12.5", 12.00 as "12". */
export function fieldText(amount: number | null, rate: string): string {
  if (amount === null) return ""
  return decimalText(shownAmount(money(amount), rate)).replace(/\.?0+$/, "")
}
