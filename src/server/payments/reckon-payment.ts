import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { dispute, refund } from "../../db/schema/order-money.ts"
import { payment } from "../../db/schema/payment.ts"
import { isAllGone } from "../../domain/orders/order-money.ts"
import { ORDER_STATUS, PAYMENT_STATUS, type PaymentStatus } from "../../domain/orders/order-status.ts"
import { type ChargedAmount, charged, lesserCharged, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import type { Attempt } from "./payment-context.ts"
import type { LockedPayment } from "./record-refund.ts"

/**
 * Counts anew what of a payment was given back and what disputes took, and lets payment and order follow. Counted from the
 * rows, never added up: whoever comes twice or late counts the same. Order and payment must be locked.
 */
export async function reckonPayment(tx: Queries, { order, attempt }: LockedPayment, now: Date): Promise<void> {
  const { siteId, id } = attempt
  const counted = { refunded: await refundedOf(tx, attempt), lost: await lostOf(tx, attempt) }
  const isGone = isAllGone({ amount: attempt.amount, ...counted })
  const isOwn = isOrdersPayment(attempt)
  const status = isGone ? "refunded" : "captured"
  await tx
    .update(payment)
    .set({ ...counted, updatedAt: now, ...(isOwn && { status }) })
    .where(and(eq(payment.siteId, siteId), eq(payment.id, id)))
  const paymentStatus = isOwn ? ownStatus(isGone) : await statusAfterSurplus(tx, order, isGone)
  if (paymentStatus === null || paymentStatus === order.paymentStatus) return
  await tx
    .update(shopOrder)
    .set({ paymentStatus })
    .where(and(eq(shopOrder.siteId, order.siteId), eq(shopOrder.id, order.id)))
}

/** Whether it is the payment that made its order paid; money that came besides is surplus. */
const isOrdersPayment = ({ status }: Pick<Attempt, "status">) => status === "captured" || status === "refunded"

const ownStatus = (isGone: boolean): PaymentStatus => (isGone ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid)

/** Late money for an order that was over leaves it refunded once it is back; one that was paid otherwise stays as it is. */
async function statusAfterSurplus(tx: Queries, order: OrderRow, isGone: boolean): Promise<PaymentStatus | null> {
  const isOver = order.status === ORDER_STATUS.cancelled || order.status === ORDER_STATUS.invalid
  const { unpaid, refunded } = PAYMENT_STATUS
  if (!isOver || (order.paymentStatus !== unpaid && order.paymentStatus !== refunded)) return null
  const isThisOrder = and(eq(payment.siteId, order.siteId), eq(payment.orderId, order.id))
  const [own] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(isThisOrder, inArray(payment.status, ["captured", "refunded"])))
  return own ? null : isGone ? refunded : unpaid
}

async function refundedOf(tx: Queries, { siteId, id, amount }: Attempt): Promise<ChargedAmount> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(charged) })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.paymentId, id), eq(refund.status, "made")))
  return lesserCharged(amount, row?.sum ?? NOTHING_CHARGED)
}

/** What was lost in another currency is not counted: a person has to look at it. */
async function lostOf(tx: Queries, { siteId, id, amount, currencyCode }: Attempt): Promise<ChargedAmount> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${dispute.amount}), 0)::bigint`.mapWith(charged) })
    .from(dispute)
    .where(
      and(
        eq(dispute.siteId, siteId),
        eq(dispute.paymentId, id),
        eq(dispute.status, "lost"),
        eq(dispute.currencyCode, currencyCode),
      ),
    )
  return lesserCharged(amount, row?.sum ?? NOTHING_CHARGED)
}
