import { and, eq } from "drizzle-orm"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import type { OrderState } from "../../../domain/orders/order-actions.ts"
import { isOrderStatus, isPaymentStatus } from "../../../domain/orders/order-status.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { OrderRow } from "../../order-records/find-order.ts"
import { isHeld } from "../../order-records/held-order.ts"
import { lockOrder } from "../../order-records/lock-order.ts"
import { runningReturnOf } from "../../orders/running-return.ts"
import type { Shop } from "../../shop.ts"

export type OrderStepped = OrderMoved & { undo: Undoable }
export type OrderMoved = { order_no: string; dStatus: number; amontStatus: number }
export type WorkedOn = { order: OrderRow; state: OrderState }

/** An order of this shop by its number, locked: of two clerks at once the second sees what the first has done. */
export async function workOnOrder<Moved extends OrderMoved>(
  tx: Queries,
  shop: Shop,
  orderNo: string,
  act: (found: WorkedOn) => Promise<Moved | Refused>,
): Promise<Moved | Refused> {
  const [named] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.orderNo, orderNo)))
  const order = named && (await lockOrder(tx, shop.site.id, named.id))
  if (!order) return refused("unknownOrder")
  return act({ order, state: await stateOf(tx, order) })
}

/** The table allows no other codes. */
async function stateOf(tx: Queries, order: OrderRow): Promise<OrderState> {
  const { status, paymentStatus: payment } = order
  if (!isOrderStatus(status) || !isPaymentStatus(payment)) throw new Error(`Order ${order.id} has no known status`)
  return { status, payment, returnRunning: await runningReturnOf(tx, order), held: await isHeld(tx, order) }
}

/** Says how the order stands now, so that the screen of whoever was slower can show it. */
export function notNow({
  status,
  payment,
  returnRunning,
  held = false,
}: OrderState): Refusal<"notPossibleNow", object> {
  return refused("notPossibleNow", { dStatus: status, amontStatus: payment, returnRunning, held })
}

export function movedTo(order: OrderRow, dStatus = order.status): OrderMoved {
  return { order_no: order.orderNo, dStatus, amontStatus: order.paymentStatus }
}

export const isThisOrder = ({ siteId, id }: OrderRow) => and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, id))

/** What a step with an order changes: its row, and its timeline. */
export const orderStep = ({ siteId, id, orderNo }: OrderRow, action: string) => ({
  siteId,
  action,
  subject: `order ${orderNo}`,
  rows: [{ table: "shop_order", id }] as const,
  orderId: id,
})
