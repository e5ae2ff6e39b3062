import { type SQL, sql } from "drizzle-orm"
import { ORDER_STATUS } from "../../../../domain/orders/order-status.ts"
import { type Money, toDecimal } from "../../../../domain/pricing/money.ts"

export type TurnoverRow = { orders: number; reduction: Money; total: Money }

/** What orders that were not cancelled have made of a promotion or coupon; `of` is its row, with `site_id` and `id`. */
export const turnoverOf = (kind: "goodsPromotion" | "orderPromotion" | "coupon", of: SQL): SQL => sql`(
  select json_build_object('orders', count(*)::int, 'reduction', coalesce(sum(x.amount), 0), 'total', coalesce(sum(o.total), 0))
  from order_reduction x join shop_order o on o.site_id = x.site_id and o.id = x.order_id
  where x.site_id = ${of}.site_id and x.kind = ${kind} and x.source_id = ${of}.id
    and o.status not in (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.invalid}))`

export const turnoverShown = ({ orders, reduction, total }: TurnoverRow) => ({
  orders,
  reduction: toDecimal(reduction),
  total: toDecimal(total),
})
