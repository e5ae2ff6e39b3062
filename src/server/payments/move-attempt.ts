import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { awaitsMoney, isOpen, lockPayment, openAttempts } from "./find-payment.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"

type Status = Attempt["status"]
type Move = {
  to: "created" | "processing" | "declined" | "cancelled"
  /** Only from this status; from any in which the attempt is open where nothing is said. */
  from?: Status
  /** What it is called in the payment's events, where that is not the status. */
  kind?: string
  detail?: Record<string, unknown>
}

/** An open attempt changes its status, and with it the order its payment status. What has ended stays as it is. */
export async function moveAttempt({ db, now }: PaymentContext, attempt: Attempt, move: Move): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attempt)
    if (!isOpen(locked.attempt) || (move.from ?? locked.attempt.status) !== locked.attempt.status) return
    if (locked.attempt.status !== move.to || move.kind) await noteAttempt(tx, locked.attempt, move, now)
    await followAttempts(tx, locked.order)
  })
}

/** Writes down what an attempt turned into. */
export async function noteAttempt(
  tx: Queries,
  { siteId, id }: Attempt,
  { to, kind = to, detail = {} }: { to: Status; kind?: string; detail?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await tx
    .update(payment)
    .set({ status: to, updatedAt: now })
    .where(and(eq(payment.siteId, siteId), eq(payment.id, id)))
  await tx.insert(paymentEvent).values({ siteId, paymentId: id, kind, detail, createdAt: now })
}

/** An order is in processing exactly while one of its attempts is, as long as it is neither paid nor over. */
export async function followAttempts(tx: Queries, order: OrderRow): Promise<void> {
  const isUnpaid = order.paymentStatus === PAYMENT_STATUS.unpaid || order.paymentStatus === PAYMENT_STATUS.processing
  if (!isUnpaid) return
  const attempts = awaitsMoney(order) ? await openAttempts(tx, order) : []
  const isProcessing = attempts.some(({ status }) => status === "processing")
  const paymentStatus = isProcessing ? PAYMENT_STATUS.processing : PAYMENT_STATUS.unpaid
  if (paymentStatus === order.paymentStatus) return
  await tx
    .update(shopOrder)
    .set({ paymentStatus })
    .where(and(eq(shopOrder.siteId, order.siteId), eq(shopOrder.id, order.id)))
}
