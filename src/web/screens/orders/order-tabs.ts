import type { DisplayStatus } from "../../../domain/orders/order-status.ts"
import { SCREENS } from "../../../domain/site/screens.ts"

/** In the order in which an order goes through them. */
export const ORDER_TABS = [
  "unpaid",
  "confirmed",
  "shipped",
  "completed",
  "cancelled",
] as const satisfies DisplayStatus[]

type View = { status: DisplayStatus | null; keywords: string; page?: number }

/** The address of the list as it is narrowed. */
export function ordersPath({ status, keywords, page = 1 }: View): string {
  const query = new URLSearchParams()
  if (status) query.set("status", status)
  if (keywords) query.set("q", keywords)
  if (page > 1) query.set("p", String(page))
  return query.size > 0 ? `${SCREENS.orders.path}?${query}` : SCREENS.orders.path
}
