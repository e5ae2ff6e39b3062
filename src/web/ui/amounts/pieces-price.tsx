import { piecesAmount } from "../../../domain/pricing/charged-reckoning.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import { useShell } from "../../shell/shell.ts"
import { useShownAmount } from "./use-shown-amount.ts"

/** What pieces cost together in the visitor's currency: the price of one as it is shown, so many times; nothing for zero. */
export function PiecesPrice({ price, quantity }: { price: Money; quantity: number }) {
  const currency = useShell()?.shop?.currency
  const shownAmount = useShownAmount()
  const amount = currency && piecesAmount(price, quantity, currency)
  return amount ? <bdi data-slot="amount">{shownAmount(amount, currency)}</bdi> : null
}
