import { and, eq, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { orderLine, shopOrder } from "../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { piecesLeft } from "../../domain/orders/parcel.ts"
import { sum } from "../../domain/pricing/money.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import type { LineLeft } from "../order-records/line-pieces.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { refundLinesLeft } from "../payments/refund-lines.ts"
import { requestRefund } from "../payments/request-refund.ts"
import { giveStock } from "./take-stock.ts"

/**
 * What is left of an order that has been sent in part will not be sent: it goes back on the shelf, its money to the buyer,
 * and the order is on its way with what has left. Freight stays: the parcel was sent. One that is not paid is refused,
 * since its whole sum is asked for. The order must be locked.
 */
export async function cancelRest(
  tx: Queries,
  order: OrderRow,
  lines: readonly LineLeft[],
  now: Date,
): Promise<{ dStatus: number } | Refused> {
  const { siteId, id: orderId, status, paymentStatus } = order
  const rest = lines.map((line) => ({ ...line, quantity: piecesLeft(line) })).filter(({ quantity }) => quantity > 0)
  if (paymentStatus !== PAYMENT_STATUS.paid)
    return refused("notPossibleNow", { why: "notPaid", dStatus: status, amontStatus: paymentStatus })
  await giveStock(tx, siteId, rest, { orderId, reason: "cancelled", now })
  for (const { id, quantity } of rest)
    await tx
      .update(orderLine)
      .set({ cancelled: sql`${orderLine.cancelled} + ${quantity}` })
      .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId), eq(orderLine.id, id)))
  const pieces = rest.map(({ id, quantity }) => ({ id, quantity }))
  const back = await refundLinesLeft(tx, { siteId, orderId }, pieces)
  const asked = await requestRefund(tx, {
    siteId,
    orderId,
    base: sum(back.map(({ amount }) => amount)),
    lines: back,
    cause: `cancel rest ${orderId}`,
  })
  if (isRefused(asked)) return asked
  await tx
    .update(shopOrder)
    .set({ status: ORDER_STATUS.shipped, shippedAt: now })
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, orderId)))
  await noteEvent(tx, order, "restCancelled", { lines: pieces })
  await queueMail(tx, {
    siteId,
    kind: "orderRestCancelled",
    recipient: order.email,
    language: order.language,
    origin: order.origin,
    content: { orderId, pieces, isPaid: asked },
    cause: `orderRestCancelled ${orderId}`,
  })
  return { dStatus: ORDER_STATUS.shipped }
}
