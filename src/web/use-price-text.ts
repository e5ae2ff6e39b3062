import { renderPrice } from "../domain/currency.ts"
import { money } from "../domain/money.ts"
import type { PriceText } from "./ui/goods-price.tsx"
import { useShell } from "./use-shell.ts"

/** Writes an amount of the API in the visitor's currency and manner; zero gives nothing. */
export function usePriceText(): PriceText {
  const shell = useShell()
  const currency = shell?.shop?.currency
  return (amount) => (currency ? renderPrice(money(amount), currency, shell.separators) : "")
}
