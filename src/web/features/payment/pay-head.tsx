import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { heldFor } from "./held-for.ts"
import type { Payment } from "./payment.ts"

/** What is paid, to whom, and how long it can be. */
export function PayHead({ payment }: { payment: Payment }) {
  const words = useWords("pay")
  const shop = useShop()
  const total = useShownAmount()(payment.total, payment.currency)
  return (
    <div data-slot="pay-head">
      <h2>{words.payTitle}</h2>
      <p data-slot="pay-amount">
        <span>{fill(words.payOrderTo, { number: isolated(payment.number), shop: shop.name })}</span>
        <strong>
          <bdi>{total}</bdi>
        </strong>
      </p>
      {payment.secondsLeft !== null && <p data-quiet>{heldFor(payment.secondsLeft, words)}</p>}
    </div>
  )
}
