import { renderPrice } from "../../../domain/pricing/currency.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import { useShell } from "../../shell/shell.ts"

/** Writes an amount as the visitor reads it; nothing for zero. */
export type PriceText = (amount: Money) => string

/** Writes amounts in the visitor's currency and manner. */
export function usePriceText(): PriceText {
  const shell = useShell()
  const currency = shell?.shop?.currency
  return (amount) => (currency ? renderPrice(amount, currency, shell.separators) : "")
}
