import { sql } from "drizzle-orm"
import { shopOrder } from "../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import type { Job, JobResources } from "../job.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { hasOpenPayment } from "../payments/has-open-payment.ts"
import { releaseOrder } from "./release-order.ts"
import { runningReturnOf } from "./running-return.ts"
import { tellUnpaid } from "./tell-unpaid.ts"

type Due = { id: number; siteId: number }

/** As many as one run takes on; the next one goes on. */
const AT_ONCE = 200

/** Orders that were never paid in time give their stock and coupon back. One that is being paid is left to the payment. */
export async function expireOrders({ db, now }: JobResources): Promise<string | undefined> {
  const { rows } = await db.execute<Due>(sql`
    select o.id, o.site_id as "siteId" from shop_order o
    where o.status = ${ORDER_STATUS.created} and o.payment_status = ${PAYMENT_STATUS.unpaid}
      and o.expires_at <= ${now.toISOString()} order by o.expires_at limit ${AT_ONCE}`)
  let expired = 0
  for (const { id, siteId } of rows) {
    const isExpired = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, siteId, id)
      const isDue = order?.status === ORDER_STATUS.created && order.paymentStatus === PAYMENT_STATUS.unpaid
      if (!order || !isDue || !order.expiresAt || order.expiresAt > now || (await hasOpenPayment(tx, id))) return false
      await releaseOrder(tx, order, ORDER_STATUS.invalid, now)
      await queueMail(tx, {
        siteId,
        kind: "orderExpired",
        recipient: order.email,
        language: order.language,
        origin: order.origin,
        content: { orderId: id },
        cause: `orderExpired ${id}`,
      })
      return true
    })
    if (isExpired) expired += 1
  }
  return expired === 0 ? undefined : `${expired} unpaid orders expired`
}

/** Orders that were sent long enough ago are completed, unless goods are on their way back. */
export async function completeOrders({ db, now }: JobResources): Promise<string | undefined> {
  const { rows } = await db.execute<Due>(sql`
    select o.id, o.site_id as "siteId" from shop_order o join site s on s.id = o.site_id
    where o.status in (${ORDER_STATUS.shipped}, ${ORDER_STATUS.delivered})
      and o.shipped_at + make_interval(days => s.completion_days) <= ${now.toISOString()}
      and not exists (select from return_request r where r.order_id = o.id and r.status in (1, 2, 7))
    order by o.shipped_at limit ${AT_ONCE}`)
  let completed = 0
  for (const { id, siteId } of rows) {
    completed += await db.transaction(async (tx) => {
      const order = await lockOrder(tx, siteId, id)
      const { shipped, delivered } = ORDER_STATUS
      const isSent = order?.status === shipped || order?.status === delivered
      if (!order || !isSent || (await runningReturnOf(tx, order))) return 0
      await tx
        .update(shopOrder)
        .set({ status: ORDER_STATUS.completed, completedAt: now })
        .where(sql`${shopOrder.siteId} = ${siteId} and ${shopOrder.id} = ${id}`)
      await noteEvent(tx, order, "completed", { by: "time" })
      return 1
    })
  }
  return completed === 0 ? undefined : `${completed} orders completed`
}

export const orderJobs: Job[] = [
  { name: "tell of unpaid orders", everySeconds: 60, run: tellUnpaid },
  { name: "expire orders", everySeconds: 30, run: expireOrders },
  { name: "complete orders", everySeconds: HOUR_SECONDS, run: completeOrders },
]
