import { sql } from "drizzle-orm"
import { MERCHANT_TOLD_AFTER_MINUTES } from "../../domain/constants.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { MINUTE_MS } from "../../domain/time-units.ts"
import type { JobResources } from "../job.ts"
import { tellMerchant } from "../mail/tell-merchant.ts"
import { lockOrder } from "../order-records/lock-order.ts"

/** As many as one run takes on; the next one goes on. */
const AT_ONCE = 200

/** Merchants hear of orders that are still unpaid a while after they were placed, each once. */
export async function tellUnpaid({ db, now }: JobResources): Promise<string | undefined> {
  const placedBefore = new Date(now.getTime() - MERCHANT_TOLD_AFTER_MINUTES * MINUTE_MS)
  const { rows } = await db.execute<{ id: number; siteId: number }>(sql`
    select o.id, o.site_id as "siteId" from shop_order o join site s on s.id = o.site_id
    where o.status = ${ORDER_STATUS.created} and o.payment_status in (0,3) and o.merchant_told_at is null
      and o.created_at <= ${placedBefore.toISOString()} and s.mail_unpaid_orders and s.contact_email <> ''
    order by o.created_at limit ${AT_ONCE}`)
  let told = 0
  for (const { id, siteId } of rows) {
    const isTold = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, siteId, id)
      const { unpaid, processing } = PAYMENT_STATUS
      const isUnpaid = order?.paymentStatus === unpaid || order?.paymentStatus === processing
      if (!order || order.status !== ORDER_STATUS.created || !isUnpaid) return false
      return tellMerchant(tx, order, "merchantUnpaid", now)
    })
    if (isTold) told += 1
  }
  return told === 0 ? undefined : `${told} merchants told of unpaid orders`
}
