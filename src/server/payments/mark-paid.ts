import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { tellMerchant } from "../mail/tell-merchant.ts"
import { grantCoupon } from "../members/grant-coupon.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { noteEvent } from "../order-records/note-event.ts"

type At = { now: Date; origin: string }

/** A coupon that is received by checking out. */
const CHECK_OUT = 2

/** The order is paid: placed if it was only created, never to expire, told to the buyer. Its row must be locked and unpaid. */
export async function markPaid(tx: Queries, order: OrderRow, { now, origin }: At): Promise<void> {
  const { siteId, id, memberId, email, language } = order
  const isNew = order.status === ORDER_STATUS.created
  await tx
    .update(shopOrder)
    .set({
      paymentStatus: PAYMENT_STATUS.paid,
      expiresAt: null,
      ...(isNew && { status: ORDER_STATUS.placed, checkedAt: now }),
    })
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, id)))
  await noteEvent(tx, order, "paid")
  await queueMail(tx, {
    siteId,
    recipient: email,
    language,
    origin,
    kind: "orderPaid",
    content: { orderId: id },
    cause: `orderPaid ${id}`,
  })
  await tellMerchant(tx, order, "merchantPaid", now)
  if (memberId !== null) await grantCoupon(tx, { id: memberId, siteId }, CHECK_OUT, now)
}

/** An order that costs nothing is paid without a provider. Its row must be locked. False where there is something to pay. */
export async function settleFree(tx: Queries, order: OrderRow, at: At): Promise<boolean> {
  if (order.shownTotal !== 0 || order.paymentStatus !== PAYMENT_STATUS.unpaid) return false
  await markPaid(tx, order, at)
  return true
}
