import type { Order } from "../../features/orders/order.ts"
import { OrderAmount } from "../../features/orders/order-amount.tsx"
import { taxSums } from "../../features/orders/tax-sums.tsx"
import { useWords } from "../../shell/use-words.ts"
import { Sums } from "../../ui/amounts/sums.tsx"

/** What it came to: goods, each reduction, freight, taxes, total. */
export function OrderSums({ order }: { order: Order }) {
  const words = useWords("purchase")
  const { currency, freight, reductions } = order
  return (
    <Sums
      rows={[
        { key: "goods", name: words.sumGoods, amount: <OrderAmount amount={order.subtotal} currency={currency} /> },
        ...reductions.map(({ name, amount }) => ({
          key: `less ${name}`,
          name: <bdi>{name}</bdi>,
          amount: <OrderAmount amount={amount} currency={currency} isLess />,
          kind: "less" as const,
        })),
        {
          key: "freight",
          name: words.sumFreight,
          amount: freight > 0 ? <OrderAmount amount={freight} currency={currency} /> : words.sumFree,
        },
        ...taxSums(order.tax.above, currency),
        {
          key: "total",
          name: words.sumTotal,
          note: currency.code,
          amount: <OrderAmount amount={order.total} currency={currency} />,
          kind: "total",
        },
        ...taxSums(order.tax.below, currency),
      ]}
    />
  )
}
