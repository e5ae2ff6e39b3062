import type { Order } from "../../features/orders/order.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"

/** What has happened to the order, the latest first. */
export function OrderTimeline({ events }: Pick<Order, "events">) {
  const words = useWords("orderDetail")
  const names = useEventNames()
  const told = events.toReversed().flatMap(({ kind, happenedAt }) => ({ name: names[kind] ?? "", happenedAt }))
  return (
    <div>
      <h2 data-slot="section-title">{words.happened}</h2>
      <ol data-slot="timeline">
        {told
          .filter(({ name }) => name !== "")
          .map(({ name, happenedAt }) => (
            <li key={name + happenedAt}>
              <b>{name}</b>
              <p>
                <Day moment={happenedAt} />
              </p>
            </li>
          ))}
      </ol>
    </div>
  )
}

function useEventNames(): Record<string, string> {
  const words = useWords("orderDetail")
  return {
    created: words.eventCreated,
    paid: words.eventPaid,
    accepted: words.eventAccepted,
    preparing: words.eventPreparing,
    parcelSent: words.eventParcelSent,
    restCancelled: words.eventRestCancelled,
    shipped: words.eventShipped,
    delivered: words.eventDelivered,
    completed: words.eventCompleted,
    cancelled: words.eventCancelled,
    expired: words.eventExpired,
    refunded: words.eventRefunded,
    returnRequested: words.eventReturnRequested,
    returnApproved: words.eventReturnApproved,
    returnRefused: words.eventReturnRefused,
    returnSentBack: words.eventReturnSentBack,
    returnConfirmed: words.eventReturnConfirmed,
    returnCancelled: words.eventReturnCancelled,
  }
}
