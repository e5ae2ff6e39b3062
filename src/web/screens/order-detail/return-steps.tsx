import { RETURN_STATUS } from "../../../domain/orders/return-status.ts"
import type { OrderReturn } from "../../features/orders/read-return.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { Mark } from "../../ui/mark.tsx"

const { requested, approved, confirmed, sentBack } = RETURN_STATUS
/** How many steps are behind a return; one that has ended otherwise shows none. */
const STEPS_DONE: Partial<Record<OrderReturn["status"], number>> = {
  [requested]: 1,
  [approved]: 2,
  [sentBack]: 3,
  [confirmed]: 4,
}

/** Asked for, approved, sent, refunded. */
export function ReturnSteps({ returned }: { returned: OrderReturn }) {
  const words = useWords("orderDetail")
  const done = STEPS_DONE[returned.status]
  if (!done) return null
  const names = [words.stepRequested, words.stepApproved, words.stepSent, words.stepRefunded]
  return (
    <ol data-slot="return-steps">
      {names.map((name, place) => (
        <li
          key={name}
          data-state={place < done ? "done" : undefined}
          aria-current={place === done - 1 ? "step" : undefined}
        >
          <Mark lit={place < done ? place + 1 : 0} />
          <b>{name}</b>
          {place === 0 && <Day moment={returned.askedAt} />}
          {place > 0 && place === done - 1 && <Day moment={returned.movedAt} />}
        </li>
      ))}
    </ol>
  )
}
