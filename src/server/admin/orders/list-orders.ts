import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { tidyOrderNumber } from "../../../domain/orders/order-number.ts"
import { cents, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { pageOf } from "../page-of.ts"
import { partPattern } from "../part-pattern.ts"
import { withinDays } from "../within-days.ts"
import { isToShip } from "./is-to-ship.ts"
import { orderEntries } from "./order-entries.ts"

type Query = QueryOf<AllCalls["GET /api/admin/order/lists"]>

export async function listOrders(
  { db, site }: Shop,
  { status, payment, to_ship, keywords, from, to, ...page }: Query,
): Promise<CallReply<"GET /api/admin/order/lists">> {
  const where = and(
    eq(shopOrder.siteId, site.id),
    status && inArray(shopOrder.status, status),
    payment && inArray(shopOrder.paymentStatus, payment),
    to_ship ? isToShip : undefined,
    withinDays(shopOrder.createdAt, site.timeZone, { from, to }),
    keywords ? isMeantBy(site.id, keywords) : undefined,
  )
  const [all] = await db
    .select({ count: sql<number>`count(*)`, amount: sql`coalesce(sum(${shopOrder.total}), 0)::bigint`.mapWith(cents) })
    .from(shopOrder)
    .where(where)
  const list = await pageOf(page, all?.count ?? 0, (span) => orderEntries(db, where, span))
  return { ...list, amount: toDecimal(all?.amount ?? ZERO) }
}

/** A whole number names one order. Else it is part of a number, an address or a name, or the number of goods in the order. */
function isMeantBy(siteId: number, keywords: string): SQL {
  const number = tidyOrderNumber(keywords)
  if (number) return eq(shopOrder.orderNo, number)
  const goodsNumber = sql`in (${keywords}, upper(${keywords}))`
  // Each way by an index of its own; joined by "or" they would be looked for in every order.
  return sql`${shopOrder.id} in (
    select o.id from shop_order o where o.site_id = ${siteId}
      and lower(o.order_no || ' ' || o.email || ' ' || (o.address ->> 'contact')) like lower(${partPattern(keywords)})
    union all
    select l.order_id from variant v
      join order_line l on l.site_id = v.site_id and l.goods_id = v.goods_id and l.variant_id = v.id
    where v.site_id = ${siteId} and v.number ${goodsNumber}
    union all
    select l.order_id from goods g join order_line l on l.site_id = g.site_id and l.goods_id = g.id
    where g.site_id = ${siteId} and g.number ${goodsNumber})`
}
