import type { Order } from "../../features/orders/order.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"

/** Created, confirmed, shipped, completed: what is behind, and where it is now. */
export function OrderStages({ order }: { order: Order }) {
  const words = useWords("order", "orderDetail")
  const now = order.step ?? 0
  const stages = [
    { name: words.stageCreated, at: order.placedAt },
    { name: words.statusConfirmed, at: order.confirmedAt },
    { name: words.statusShipped, at: order.shippedAt },
    { name: words.statusCompleted, at: order.completedAt },
  ]
  return (
    <ol data-slot="stages" aria-label={words.progress}>
      {stages.map(({ name, at }, step) => (
        <li
          key={name}
          data-state={step < now ? "done" : step === now ? "now" : undefined}
          aria-current={step === now ? "step" : undefined}
        >
          <b>{name}</b>
          {step <= now && at && <Day moment={at} length="short" />}
        </li>
      ))}
    </ol>
  )
}
