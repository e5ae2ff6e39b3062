import type { OrderCurrency } from "./order.ts"
import { OrderAmount } from "./order-amount.tsx"
import type { ShownTax } from "./read-tax.ts"

/** Rows of a sum about taxes: above its total, or below it. */
export function taxSums(rows: ShownTax["above"] | ShownTax["below"], currency: Pick<OrderCurrency, "code" | "symbol">) {
  return rows.map(({ text, amount }) => ({
    key: text,
    name: text,
    amount: amount === null ? null : <OrderAmount amount={amount} currency={currency} />,
    kind: "tax" as const,
  }))
}
