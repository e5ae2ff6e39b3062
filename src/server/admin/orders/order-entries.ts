import { desc, type SQL, sql } from "drizzle-orm"
import type { z } from "zod"
import type { adminOrderEntry } from "../../../contract/admin/order-shapes.ts"
import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import type { Span } from "../page-of.ts"

/** Orders as lists show them, newest first. */
export async function orderEntries(
  db: Pick<Queries, "select">,
  where: SQL | undefined,
  { limit, offset }: Span,
): Promise<z.output<typeof adminOrderEntry>[]> {
  const { orderNo, status, paymentStatus, email, memberId, total, shownTotal, currencyCode, createdAt } = shopOrder
  const rows = await db
    .select({
      orderNo,
      status,
      paymentStatus,
      email,
      memberId,
      total,
      shownTotal,
      currencyCode,
      createdAt,
      contact: sql<string>`${shopOrder.address} ->> 'contact'`,
      countryName: sql<string>`${shopOrder.address} ->> 'countryName'`,
      pieces: sql<number>`(
        select coalesce(sum(l.quantity), 0) from order_line l
        where l.site_id = shop_order.site_id and l.order_id = shop_order.id)`,
      returnStatus: sql<number | null>`(
        select r.status from return_request r where r.order_id = shop_order.id and r.status in (1,2,7))`,
    })
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    order_no: row.orderNo,
    dStatus: row.status,
    amontStatus: row.paymentStatus,
    email: row.email,
    contacter: row.contact,
    countryName: row.countryName,
    member_id: row.memberId,
    pieces: row.pieces,
    total: toDecimal(row.total),
    shown: { code: row.currencyCode, total: toChargedDecimal(row.shownTotal, row.currencyCode) },
    returnStatus: row.returnStatus,
    createTime: row.createdAt.toISOString(),
  }))
}
