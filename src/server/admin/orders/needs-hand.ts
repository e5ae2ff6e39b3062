import { type SQL, sql } from "drizzle-orm"
import { shopOrder } from "../../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { RETURN_STATUS } from "../../../domain/orders/return-status.ts"

const { created, placed, preparing } = ORDER_STATUS

/**
 * Orders for which the shop has to do something: to accept, where no provider brings the money; to send; to answer or
 * receive a return. Each kind by an index of its own.
 */
export const needsHand = (siteId: number): SQL => sql`${shopOrder.id} in (
  select o.id from shop_order o
  where o.site_id = ${siteId} and o.status = ${created} and o.payment_way <> 'online'
  union all
  select o.id from shop_order o
  where o.site_id = ${siteId} and o.status in (${placed}, ${preparing}) and o.payment_status <> ${PAYMENT_STATUS.refunded}
  union all
  select r.order_id from return_request r
  where r.site_id = ${siteId} and r.status in (${RETURN_STATUS.requested}, ${RETURN_STATUS.sentBack}))`
