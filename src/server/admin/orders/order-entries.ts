import { asc, desc, type SQL, sql } from "drizzle-orm"
import type { z } from "zod"
import type { adminOrderEntry } from "../../../contract/admin/order-shapes.ts"
import type { Queries } from "../../../db/database.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import type { Span } from "../page-of.ts"

const { createdAt, total, id } = shopOrder

/** In which order a list stands; the id decides between equals. */
export const ORDER_SORTS = {
  newest: { by: createdAt, direction: desc },
  oldest: { by: createdAt, direction: asc },
  highest: { by: total, direction: desc },
  lowest: { by: total, direction: asc },
} as const

export type OrderSort = keyof typeof ORDER_SORTS
type Wanted = Span & { sort?: OrderSort }
export type AdminOrderEntry = z.output<typeof adminOrderEntry>

/** Orders as lists show them. */
export async function orderEntries(
  db: Pick<Queries, "select">,
  where: SQL | undefined,
  { limit, offset, sort = "newest" }: Wanted,
): Promise<AdminOrderEntry[]> {
  const rows = await orderRows(db, where, sort).limit(limit).offset(offset)
  return rows.map(orderEntry)
}

/** The rows of a list, and where each stands in it. */
export function orderRows(db: Pick<Queries, "select">, where: SQL | undefined, sort: OrderSort) {
  const { orderNo, status, paymentStatus, paymentWay, email, memberId, shownTotal, currencyCode } = shopOrder
  const { by, direction } = ORDER_SORTS[sort]
  return db
    .select({
      id,
      orderNo,
      status,
      paymentStatus,
      paymentWay,
      email,
      memberId,
      total,
      shownTotal,
      currencyCode,
      createdAt,
      key: sql<string>`${by}::text`,
      contact: sql<string>`${shopOrder.address} ->> 'contact'`,
      countryName: sql<string>`${shopOrder.address} ->> 'countryName'`,
      country: sql<string>`left(${shopOrder.address} ->> 'regionCode', 2)`,
      pieces: sql<number>`(
        select coalesce(sum(l.quantity), 0) from order_line l
        where l.site_id = shop_order.site_id and l.order_id = shop_order.id)`,
      parcels: sql<number>`(
        select count(*)::int from parcel p where p.site_id = shop_order.site_id and p.order_id = shop_order.id)`,
      returnStatus: sql<number | null>`(
        select r.status from return_request r where r.order_id = shop_order.id and r.status in (1,2,7))`,
    })
    .from(shopOrder)
    .where(where)
    .orderBy(direction(by), direction(id))
}

type OrderListed = Awaited<ReturnType<typeof orderRows>>[number]

export const orderEntry = (row: OrderListed): AdminOrderEntry => ({
  order_no: row.orderNo,
  dStatus: row.status,
  amontStatus: row.paymentStatus,
  payment_way: row.paymentWay,
  email: row.email,
  contacter: row.contact,
  countryName: row.countryName,
  country: row.country,
  member_id: row.memberId,
  pieces: row.pieces,
  parcels: row.parcels,
  total: toDecimal(row.total),
  shown: { code: row.currencyCode, total: toChargedDecimal(row.shownTotal, row.currencyCode) },
  returnStatus: row.returnStatus,
  createTime: row.createdAt.toISOString(),
})
