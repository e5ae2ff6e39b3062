import type { DisplayStatus } from "../../../domain/orders/order-status.ts"
import { useWords } from "../../shell/use-words.ts"

/** What a status is called. */
export function useStatusWord(): (status: DisplayStatus) => string {
  const words = useWords("order")
  const names: Record<DisplayStatus, string> = {
    unpaid: words.statusUnpaid,
    confirmed: words.statusConfirmed,
    shipped: words.statusShipped,
    completed: words.statusCompleted,
    cancelled: words.statusCancelled,
  }
  return (status) => names[status]
}
