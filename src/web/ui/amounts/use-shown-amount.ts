import { renderAmount } from "../../../domain/pricing/currency.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import { useShell } from "../../shell/shell.ts"

/** Writes an amount that is already in the currency of `symbol`, as an order or a preview says it; zero too. */
export function useShownAmount(): (amount: Money, symbol: string) => string {
  const separators = useShell()?.separators
  return (amount, symbol) => renderAmount(amount, symbol, separators)
}
