import type { MouseEvent } from "react"
import { shownAmount } from "../../../domain/pricing/currency.ts"
import { orderPath } from "../../../domain/site/route-address.ts"
import type { Order } from "../../features/orders/order.ts"
import type { OrderReturn } from "../../features/orders/read-return.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Text } from "../../ui/text.tsx"
import { ExpressForm } from "./express-form.tsx"
import type { OrderQuestion } from "./order-questions.ts"
import { ReturnPieces } from "./return-pieces.tsx"
import { ReturnSteps } from "./return-steps.tsx"
import { useReturnWords } from "./use-return-words.ts"

type ReturnCardProps = {
  order: Order
  returned: OrderReturn
  faults: Faults
  typed: Typed | null
  onAsk: (question: OrderQuestion) => void
}

/** Where the return of an order stands, and what its buyer can do about it. */
export function ReturnCard({ order, returned, faults, typed, onAsk }: ReturnCardProps) {
  const words = useWords("order", "orderDetail")
  const { title, hint } = useReturnWords(returned.status)
  const amountText = useShownAmount()
  const refund = shownAmount(returned.refund, order.currency)
  const question = (about: OrderQuestion) => ({
    to: `${orderPath(order.number)}?do=${about}`,
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onAsk(about)
    },
  })
  const { steps, answer } = returned
  return (
    <section data-slot="return-card" id="return" aria-labelledby="return-title">
      <div>
        <p data-small>{fill(words.returnOf, { id: returned.id, number: isolated(order.number) })}</p>
        <h2 id="return-title">{title}</h2>
        <p>{hint}</p>
        {refund > 0 && <p>{fill(words.refundOf, { amount: isolated(amountText(refund, order.currency)) })}</p>}
        {answer && (
          <blockquote>
            <b>{words.shopSays}</b>
            <Text>{answer}</Text>
          </blockquote>
        )}
        <ReturnSteps returned={returned} />
        <div data-slot="form-actions">
          {steps.includes("confirm") && <ButtonLink {...question("confirmReturn")}>{words.confirmReturn}</ButtonLink>}
          {steps.includes("cancel") && (
            <ButtonLink kind="quiet" {...question("cancelReturn")}>
              {words.cancelReturn}
            </ButtonLink>
          )}
        </div>
      </div>
      {steps.includes("sendBack") ? (
        <ExpressForm order={order} returned={returned} faults={faults} typed={typed} />
      ) : (
        <ReturnPieces returned={returned} />
      )}
    </section>
  )
}
