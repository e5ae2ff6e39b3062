import { useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Order } from "../../features/orders/order.ts"
import { ProofForm } from "../../features/orders/proof-form.tsx"
import type { OrderReturn } from "../../features/orders/read-return.ts"
import { useStatusWord } from "../../features/orders/use-status-word.ts"
import { PayPanel } from "../../features/payment/pay-panel.tsx"
import type { Payment } from "../../features/payment/payment.ts"
import { fill } from "../../shell/fill.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { OrderFacts } from "./order-facts.tsx"
import { OrderHead } from "./order-head.tsx"
import { OrderLines } from "./order-lines.tsx"
import { OrderQuestionBox, OrderQuestionDialog } from "./order-question.tsx"
import type { OrderQuestion } from "./order-questions.ts"
import { OrderSheet } from "./order-sheet.tsx"
import { OrderSums } from "./order-sums.tsx"
import { OrderTimeline } from "./order-timeline.tsx"
import { ReturnCard } from "./return-card.tsx"

type OrderPageProps = {
  order: Order
  returned: OrderReturn | null
  payment: Payment | null
  /** What is asked on the page itself. */
  question: OrderQuestion | null
  /** Whether the page is the sheet that is printed. */
  isSheet: boolean
  /** What the action has said, where it was asked without scripts. */
  actionData: unknown
}

/** One order: how far it is, what can be done, what was bought, where it goes. */
export function OrderPage({ order, returned, payment, question, isSheet, actionData }: OrderPageProps) {
  const words = useWords("order", "orderDetail")
  const faults = faultsIn(actionData)
  const typed = typedIn(actionData)
  const statusWord = useStatusWord()
  const [asked, setAsked] = useState<{ question: OrderQuestion; isOpen: boolean } | null>(null)
  const ask = (about: OrderQuestion) => setAsked({ question: about, isOpen: true })
  const isStranger = order.viewer === "stranger"
  const pieces = order.lines.filter(({ isGift }) => !isGift).reduce((sum, { quantity }) => sum + quantity, 0)
  const title = `${fill(words.orderTitle, { number: isolated(order.number) })}, ${statusWord(order.status)}`
  if (isSheet && !isStranger) return <OrderSheet order={order} isOnlyPrinted={false} />
  return (
    <>
      <div data-slot="page">
        <Breadcrumb
          crumbs={[
            { name: words.account, url: SCREENS.memberCentre.path },
            { name: words.orders, url: SCREENS.orders.path },
            { name: order.number, url: "" },
          ]}
        />
        {question && <OrderQuestionBox question={question} order={order} returned={returned} faults={faults} />}
        <div data-slot={payment?.state === "open" ? "order-paying" : undefined}>
          {payment && <PayPanel payment={payment} actionData={actionData} />}
          <OrderHead order={order} onAsk={ask} />
        </div>
        {returned && (
          <ReturnCard order={order} returned={returned} faults={question ? {} : faults} typed={typed} onAsk={ask} />
        )}
        <div data-slot="columns" data-place="order">
          <div>
            <h2 data-slot="section-title">{fill(words.pieces, { count: pieces })}</h2>
            <OrderLines order={order} />
            <div data-slot="order-after">
              <OrderTimeline events={order.events} />
              <OrderSums order={order} />
            </div>
          </div>
          <aside data-slot="side">
            {isStranger ? (
              <ProofForm number={order.number} status={title} faults={faults} typed={typed} />
            ) : (
              <OrderFacts order={order} />
            )}
          </aside>
        </div>
        {asked && (
          <OrderQuestionDialog
            {...asked}
            order={order}
            returned={returned}
            onClose={() => setAsked({ ...asked, isOpen: false })}
          />
        )}
      </div>
      {!isStranger && <OrderSheet order={order} isOnlyPrinted />}
    </>
  )
}
