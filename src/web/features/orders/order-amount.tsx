import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import type { OrderCurrency } from "./order.ts"

type OrderAmountProps = { amount: ChargedAmount; currency: Pick<OrderCurrency, "code" | "symbol">; isLess?: boolean }

/** An amount of an order, in the currency in which it was placed. */
export function OrderAmount({ amount, currency, isLess = false }: OrderAmountProps) {
  const text = useShownAmount()(amount, currency)
  return <bdi data-slot="amount">{isLess ? `−${text}` : text}</bdi>
}
