import { and, eq } from "drizzle-orm"
import { shopOrder } from "../../db/schema/order.ts"
import { type OrderViewer, shopperMay } from "../../domain/orders/order-actions.ts"
import { isOrderStatus, isPaymentStatus, ORDER_STATUS } from "../../domain/orders/order-status.ts"
import { refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import { runningReturnOf } from "./running-return.ts"

/** The shopper says that the goods have come: the order is completed. */
export async function confirmOrder(
  shop: Shop,
  orderId: number,
  viewer: OrderViewer,
): Promise<{ dStatus: number } | Refused> {
  return transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, shop.site.id, orderId)
    if (!order || !isOrderStatus(order.status) || !isPaymentStatus(order.paymentStatus)) return refused("unknownOrder")
    const returnRunning = await runningReturnOf(tx, order)
    const state = { status: order.status, payment: order.paymentStatus, returnRunning, viewer, remarksOn: false }
    if (!shopperMay("confirm", state)) return refused("notPossibleNow", { dStatus: order.status })
    await tx
      .update(shopOrder)
      .set({ status: ORDER_STATUS.completed, completedAt: shop.now })
      .where(and(eq(shopOrder.siteId, order.siteId), eq(shopOrder.id, order.id)))
    await noteEvent(tx, order, "completed", { by: "shopper" })
    return { dStatus: ORDER_STATUS.completed }
  })
}
