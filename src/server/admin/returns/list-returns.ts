import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { returnRequest } from "../../../db/schema/after-sale.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import type { ReturnStatus } from "../../../domain/orders/return-status.ts"
import { returnStatusOf } from "../../returns/lock-return.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { partPattern } from "../part-pattern.ts"

export async function listReturns(
  { db, site }: Shop,
  {
    status,
    waiting,
    keywords,
    ...page
  }: PageAsked & {
    status?: ReturnStatus | undefined
    waiting?: boolean | undefined
    keywords?: string | undefined
  },
): Promise<CallReply<"GET /api/admin/return/lists">> {
  const where = and(
    eq(returnRequest.siteId, site.id),
    status === undefined ? undefined : eq(returnRequest.status, status),
    waiting ? sql`${returnRequest.status} in (1,7)` : undefined,
    keywords ? isOfOrder(site.id, keywords) : undefined,
  )
  return pageOf(page, await db.$count(returnRequest, where), async (span) => {
    const rows = await db
      .select({
        id: returnRequest.id,
        order_no: shopOrder.orderNo,
        email: shopOrder.email,
        contacter: sql<string>`${shopOrder.address} ->> 'contact'`,
        status: returnRequest.status,
        reason: returnRequest.reason,
        pieces: sql<number>`(
          select coalesce(sum(l.quantity), 0) from return_line l where l.return_id = ${returnRequest.id})`,
        createdAt: returnRequest.createdAt,
        updatedAt: returnRequest.updatedAt,
      })
      .from(returnRequest)
      .innerJoin(shopOrder, and(eq(shopOrder.siteId, returnRequest.siteId), eq(shopOrder.id, returnRequest.orderId)))
      .where(where)
      .orderBy(desc(returnRequest.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      status: returnStatusOf(row.status),
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    }))
  })
}

/** By part of the number of its order, or of the buyer's address or name. */
const isOfOrder = (siteId: number, keywords: string) => sql`${returnRequest.orderId} in (
  select o.id from shop_order o where o.site_id = ${siteId}
    and lower(o.order_no || ' ' || o.email || ' ' || (o.address ->> 'contact')) like lower(${partPattern(keywords)}))`
