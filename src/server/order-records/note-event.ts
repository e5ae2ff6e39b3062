import type { Queries } from "../../db/database.ts"
import { orderEvent } from "../../db/schema/order.ts"

/** What can happen to an order. Notes of the staff are for themselves; all else is on the buyer's timeline. */
export type OrderEventKind =
  | "created"
  | "paid"
  | "accepted"
  | "preparing"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled"
  | "expired"
  | "refunded"
  | "returnRequested"
  | "returnApproved"
  | "returnRefused"
  | "returnSentBack"
  | "returnConfirmed"
  | "returnCancelled"
  | "note"

export async function noteEvent(
  tx: Queries,
  order: { siteId: number; id: number },
  kind: OrderEventKind,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvent).values({ siteId: order.siteId, orderId: order.id, kind, detail })
}
