import { orderPath } from "../../../domain/site/route-address.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Mark } from "../../ui/mark.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { payPath } from "../payment/pay-address.ts"
import { nextStep } from "./next-step.ts"
import type { OrderEntry } from "./order.ts"
import { OrderAmount } from "./order-amount.tsx"
import { useStatusWord } from "./use-status-word.ts"

const THUMBS = 3
const STATE_KINDS = {
  unpaid: "pay",
  completed: "ok",
  cancelled: "off",
  confirmed: undefined,
  shipped: undefined,
} as const
/** The button that moves an order on is loud, where it costs something, or at least seen. */
const BUTTON_KINDS = { pay: undefined, confirm: "soft", review: "quiet", followReturn: "quiet", see: "quiet" } as const

/** One order of a list: how far it is, what was bought, what it came to, and what is to be done next. */
export function OrderRow({ order }: { order: OrderEntry }) {
  const words = useWords("order")
  const statusWord = useStatusWord()
  const { number, status, step, lines, isReturning } = order
  const address = orderPath(number)
  const next = nextStep(order)
  const labels = {
    pay: words.payNow,
    confirm: words.confirmReceipt,
    review: words.review,
    followReturn: words.followReturn,
    see: words.seeOrder,
  }
  const addresses = {
    pay: payPath(number, "card"),
    confirm: `${address}?do=confirm`,
    review: address,
    followReturn: `${address}#return`,
    see: address,
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li data-slot="order-row" data-state={status}>
      <Mark lit={step === null ? 0 : step + 1} />
      <div>
        <h2>
          <Link to={address}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        <Day moment={order.placedAt} />
      </div>
      <div data-slot="thumbs">
        {lines.slice(0, THUMBS).map(({ id, image }) => (
          <Thumb key={id} src={image} sizes="52px" />
        ))}
        {lines.length > THUMBS && <b>{fill(words.andMore, { count: lines.length - THUMBS })}</b>}
      </div>
      <span data-slot="order-state" data-kind={isReturning ? undefined : STATE_KINDS[status]}>
        {isReturning ? words.statusReturning : statusWord(status)}
      </span>
      <p data-slot="line-sum">
        <OrderAmount amount={order.total} currency={order.currency} />
        <small>{fill(words.pieces, { count: pieces })}</small>
      </p>
      <ButtonLink kind={BUTTON_KINDS[next]} size="small" to={addresses[next]} aria-label={`${labels[next]}: ${number}`}>
        {labels[next]}
      </ButtonLink>
    </li>
  )
}
