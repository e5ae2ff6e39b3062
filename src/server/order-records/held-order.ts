import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"

/** Whether goods were added to an order of a query, by one that follows it and waits for its money. */
export const isHeldSql: SQL<boolean> = sql`exists (
  select from shop_order f where f.site_id = ${shopOrder.siteId} and f.follows_id = ${shopOrder.id}
    and f.status = ${ORDER_STATUS.created} and f.payment_status in (${PAYMENT_STATUS.unpaid}, ${PAYMENT_STATUS.processing}))`

/** The same of one order: it is sent together with what was added, or without once that is dropped. */
export async function isHeld(tx: Pick<Queries, "execute">, order: { siteId: number; id: number }): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    select exists (select from shop_order f where f.site_id = ${order.siteId} and f.follows_id = ${order.id}
      and f.status = ${ORDER_STATUS.created}
      and f.payment_status in (${PAYMENT_STATUS.unpaid}, ${PAYMENT_STATUS.processing})) as held`)
  return rows[0]?.held ?? false
}
