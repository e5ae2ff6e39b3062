import { renderPrice } from "../../domain/pricing/currency.ts"
import { money } from "../../domain/pricing/money.ts"
import { useShell } from "../shell/shell.ts"

/** Writes an amount of the API as the visitor reads it; nothing for zero. */
export type PriceText = (amount: number) => string

/** Writes amounts in the visitor's currency and manner. */
export function usePriceText(): PriceText {
  const shell = useShell()
  const currency = shell?.shop?.currency
  return (amount) => (currency ? renderPrice(money(amount), currency, shell.separators) : "")
}
