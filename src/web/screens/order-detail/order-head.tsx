import printer from "lucide/dist/esm/icons/printer.mjs"
import type { MouseEvent } from "react"
import { orderPath } from "../../../domain/site/route-address.ts"
import type { Order } from "../../features/orders/order.ts"
import { useStatusWord } from "../../features/orders/use-status-word.ts"
import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { useDayText } from "../../ui/amounts/use-day-text.ts"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { icon } from "../../ui/icon.tsx"
import { RotateCcw } from "../../ui/icons.tsx"
import type { OrderQuestion } from "./order-questions.ts"
import { OrderStages } from "./order-stages.tsx"
import { TimeLeft } from "./time-left.tsx"
import { useOrderSentence } from "./use-order-sentence.ts"

const Printer = icon(printer)

type OrderHeadProps = { order: Order; onAsk: (question: OrderQuestion) => void }

/** The status in one word and one sentence, what can be done now, and how far it is. */
export function OrderHead({ order, onAsk }: OrderHeadProps) {
  const words = useWords("order", "orderDetail")
  const dayText = useDayText()
  const statusWord = useStatusWord()
  const { number, status, actions, payBefore, viewer } = order
  const address = orderPath(number)
  const question = (about: OrderQuestion) => ({
    to: `${address}?do=${about}`,
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onAsk(about)
    },
  })
  function print(event: MouseEvent) {
    event.preventDefault()
    window.print()
  }
  return (
    <section data-slot="order-head" data-state={status}>
      <div data-slot="order-say">
        <p data-quiet data-small>
          {fill(words.placedOn, { number: isolated(number), date: dayText(order.placedAt) })}
        </p>
        <h1>{statusWord(status)}</h1>
        <p>{useOrderSentence(order)}</p>
        {status === "unpaid" && payBefore && <TimeLeft end={payBefore} />}
        {viewer !== "stranger" && (
          <div data-slot="order-actions">
            {actions.includes("confirm") && <ButtonLink {...question("confirm")}>{words.confirmReceipt}</ButtonLink>}
            {actions.includes("return") && (
              <ButtonLink kind="quiet" to={`${address}?do=return`}>
                <RotateCcw size={18} />
                {words.sendBack}
              </ButtonLink>
            )}
            {actions.includes("cancel") && (
              <ButtonLink kind="quiet" {...question("cancel")}>
                {words.cancelOrder}
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" to={`${address}?do=print`} onClick={print}>
              <Printer size={18} />
              {words.print}
            </ButtonLink>
          </div>
        )}
      </div>
      {status !== "cancelled" && <OrderStages order={order} />}
    </section>
  )
}
