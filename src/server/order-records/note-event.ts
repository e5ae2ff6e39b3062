import type { Queries } from "../../db/database.ts"
import { orderEvent } from "../../db/schema/order.ts"

/** What can happen to an order. */
export type OrderEventKind =
  | "created"
  | "paid"
  | "accepted"
  | "preparing"
  /** Some of its pieces have left; `shipped` once the last one has. */
  | "parcelSent"
  | "restCancelled"
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
  | StaffEventKind

/** Of these the buyer's timeline says nothing: notes of the staff for themselves, and what concerns the shop's money. */
export const STAFF_EVENTS = [
  "note",
  "refundFailed",
  "disputeOpened",
  "disputeWon",
  "disputeLost",
  "moneyReceived",
  "paymentWayChanged",
  "changed",
] as const

type StaffEventKind = (typeof STAFF_EVENTS)[number]

export async function noteEvent(
  tx: Queries,
  order: { siteId: number; id: number },
  kind: OrderEventKind,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvent).values({ siteId: order.siteId, orderId: order.id, kind, detail })
}
