import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { tidyOrderNumber } from "../../../domain/orders/order-number.ts"
import { fromDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { partPattern } from "../part-pattern.ts"
import { withinDays } from "../within-days.ts"
import { isToShip } from "./is-to-ship.ts"
import { needsHand } from "./needs-hand.ts"

export type OrderFilter = QueryOf<AllCalls["GET /api/admin/order/sum"]>

/** Orders of this shop that a filter names. */
export function ordersMeant({ site }: Shop, filter: OrderFilter): SQL | undefined {
  const { status, payment, to_ship, needs_hand, keywords, country, buyer, member_id, goods_id, coupon } = filter
  const { total_from, total_to, from, to } = filter
  return and(
    eq(shopOrder.siteId, site.id),
    status && inArray(shopOrder.status, status),
    payment && inArray(shopOrder.paymentStatus, payment),
    to_ship ? isToShip : undefined,
    needs_hand ? needsHand(site.id) : undefined,
    country === undefined ? undefined : sql`left(${shopOrder.address} ->> 'regionCode', 2) = ${country}`,
    buyer && (buyer === "guest" ? isNull(shopOrder.memberId) : isNotNull(shopOrder.memberId)),
    member_id === undefined ? undefined : eq(shopOrder.memberId, member_id),
    total_from === undefined ? undefined : gte(shopOrder.total, fromDecimal(total_from)),
    total_to === undefined ? undefined : lte(shopOrder.total, fromDecimal(total_to)),
    goods_id === undefined ? undefined : hasGoods(site.id, goods_id),
    coupon ? usesCoupon(site.id, coupon) : undefined,
    withinDays(shopOrder.createdAt, site.timeZone, { from, to }),
    keywords ? isMeantBy(site.id, keywords) : undefined,
  )
}

const hasGoods = (siteId: number, goodsId: number): SQL => sql`${shopOrder.id} in (
  select l.order_id from order_line l where l.site_id = ${siteId} and l.goods_id = ${goodsId})`

const usesCoupon = (siteId: number, coupon: string): SQL => sql`${shopOrder.id} in (
  select u.order_id from coupon c join coupon_use u on u.site_id = c.site_id and u.coupon_id = c.id
  where c.site_id = ${siteId} and (lower(c.code) = lower(${coupon}) or lower(c.name) = lower(${coupon}))
    and u.released_at is null)`

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
