import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnableQuantity } from "../../domain/orders/return-status.ts"
import { returnStatusOf } from "./lock-return.ts"

export type ReturnableLine = { id: number; variantId: number; isGift: boolean; returnable: number }

type Row = Omit<ReturnableLine, "returnable"> & {
  quantity: number
  returns: { status: number; quantity: number }[]
}

/** Lines of an order with the pieces that can still come back, bought ones before gifts. */
export async function returnableLines(db: Queries, siteId: number, orderId: number): Promise<ReturnableLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.variant_id as "variantId", l.is_gift as "isGift", l.quantity - l.cancelled as quantity, (
      select coalesce(json_agg(json_build_object('status', q.status, 'quantity', r.quantity)), '[]')
      from return_line r join return_request q on q.id = r.return_id
      where r.site_id = l.site_id and r.order_id = l.order_id and r.order_line_id = l.id) as returns
    from order_line l where l.site_id = ${siteId} and l.order_id = ${orderId}
    order by l.is_gift, l.id`)
  return rows.map(({ quantity, returns, ...line }) => ({
    ...line,
    returnable: returnableQuantity(
      quantity,
      returns.map((one) => ({ ...one, status: returnStatusOf(one.status) })),
    ),
  }))
}
