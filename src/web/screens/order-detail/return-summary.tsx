import { refundFor } from "../../../domain/orders/refund.ts"
import { chargedSum } from "../../../domain/pricing/charged-amount.ts"
import { shownAmount } from "../../../domain/pricing/currency.ts"
import type { OrderCurrency, OrderLine } from "../../features/orders/order.ts"
import { OrderAmount } from "../../features/orders/order-amount.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Sums } from "../../ui/amounts/sums.tsx"
import { Button } from "../../ui/forms/button.tsx"
import { Info } from "../../ui/notice-icons.tsx"
import { MerchantText } from "../../ui/text.tsx"

type ReturnSummaryProps = {
  lines: readonly OrderLine[]
  currency: OrderCurrency
  chosen: ReadonlyMap<number, number>
  isPending: boolean
}

/** What the chosen pieces give back: what they cost after all reductions, by the rule of the shop. */
export function ReturnSummary({ lines, currency, chosen, isPending }: ReturnSummaryProps) {
  const words = useWords("order", "orderDetail")
  const backs = lines.flatMap((line) => {
    const count = chosen.get(line.variantId)
    if (!count) return []
    return { line, count, amount: shownAmount(refundFor(line, count), currency) }
  })
  const total = chargedSum(backs.map(({ amount }) => amount))
  return (
    <section data-slot="summary">
      <h2>{words.youGetBack}</h2>
      <Sums
        rows={[
          ...backs.map(({ line, count, amount }) => ({
            key: String(line.id),
            name: <MerchantText>{line.name}</MerchantText>,
            note: fill(words.pieces, { count }),
            amount: <OrderAmount amount={amount} currency={currency} />,
          })),
          {
            key: "total",
            name: words.refund,
            note: currency.code,
            amount: <OrderAmount amount={total} currency={currency} />,
            kind: "total" as const,
          },
        ]}
      />
      <Button kind="buy" isPending={isPending}>
        {words.askReturn}
      </Button>
      <p data-slot="summary-note">
        <Info size={18} />
        {words.freightStays}
      </p>
    </section>
  )
}
