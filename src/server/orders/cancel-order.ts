import type { Queries } from "../../db/database.ts"
import { owesRefund } from "../../domain/orders/order-actions.ts"
import { isOrderStatus, mayMoveOrder, ORDER_STATUS } from "../../domain/orders/order-status.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { isPartlySent, linePieces } from "../order-records/line-pieces.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { requestRefund } from "../payments/request-refund.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import { cancelRest } from "./cancel-rest.ts"
import { releaseOrder } from "./release-order.ts"

/** Who cancels, and whether what was paid may be given back by them. */
export type Canceller = { who: "shopper" | "staff"; mayRefund: boolean }

/**
 * Cancels an order that has not been shipped, or the rest of one of which a part has left, which is for the staff alone.
 * What was paid is given back. `also` runs in the same transaction.
 */
export async function cancelOrder(
  shop: Shop,
  orderId: number,
  by: Canceller,
  also?: (tx: Queries) => Promise<void>,
): Promise<{ dStatus: number } | Refused> {
  return transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, shop.site.id, orderId)
    if (!order) return refused("unknownOrder")
    const { cancelled } = ORDER_STATUS
    if (!isOrderStatus(order.status) || !mayMoveOrder(order.status, cancelled))
      return refused("notPossibleNow", { dStatus: order.status })
    const isPaid = owesRefund(cancelled, order.paymentStatus)
    if (isPaid && !by.mayRefund) return refused("ownerOnly")
    const lines = await linePieces(tx, order)
    if (isPartlySent(lines)) {
      if (by.who === "shopper") return refused("notPossibleNow", { dStatus: order.status })
      const rest = await cancelRest(tx, order, lines, shop.now)
      if (!isRefused(rest)) await also?.(tx)
      return rest
    }
    await releaseOrder(tx, order, cancelled, shop.now)
    if (isPaid) await requestRefund(tx, { siteId: order.siteId, orderId, base: "rest", cause: `cancel ${orderId}` })
    await queueMail(tx, {
      siteId: order.siteId,
      kind: "orderCancelled",
      recipient: order.email,
      language: order.language,
      origin: order.origin,
      content: { orderId },
      cause: `orderCancelled ${orderId} by ${by.who}`,
    })
    await also?.(tx)
    return { dStatus: cancelled }
  })
}
