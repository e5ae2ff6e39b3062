import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import { type Currency, renderAmount } from "../../../domain/pricing/currency.ts"
import { useShell } from "../../shell/shell.ts"

/** Writes an amount that is already in the currency that is named, as an order or a preview says it; zero too. */
export function useShownAmount(): (amount: ChargedAmount, currency: Pick<Currency, "code" | "symbol">) => string {
  const separators = useShell()?.separators
  return (amount, currency) => renderAmount(amount, currency, separators)
}
