import { and, eq, isNull } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { couponUse, orderLine, shopOrder } from "../../db/schema/order.ts"
import { ORDER_STATUS } from "../../domain/orders/order-status.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { giveStock } from "./take-stock.ts"

type End = typeof ORDER_STATUS.cancelled | typeof ORDER_STATUS.invalid

/** Undoes `placeOrder`: stock and coupon go back, the order ends. It must be locked, and not shipped. */
export async function releaseOrder(tx: Queries, order: OrderRow, to: End, now: Date): Promise<void> {
  const { siteId, id } = order
  const lines = await tx
    .select({ variantId: orderLine.variantId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, id)))
  await giveStock(tx, siteId, lines, { orderId: id, reason: "cancelled", now })
  await tx
    .update(couponUse)
    .set({ releasedAt: now })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.orderId, id), isNull(couponUse.releasedAt)))
  await tx
    .update(shopOrder)
    .set({ status: to, cancelledAt: now, expiresAt: null })
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, id)))
  await noteEvent(tx, order, to === ORDER_STATUS.cancelled ? "cancelled" : "expired")
}
