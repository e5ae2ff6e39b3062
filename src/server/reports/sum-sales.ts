import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { Day } from "../../domain/calendar-day.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { hundredthsOf } from "../order-records/hundredths-of.ts"

export type DaySpan = { day: Day; begins: string; ends: string }

/**
 * Sums some days of a shop anew. A sale belongs to the day on which its order was placed, once that is paid; what goes back
 * later is taken from that same day, at the rate that the order was frozen with. Money that goes back without pieces named
 * is taken from the day, its country and coupon, but from no goods.
 */
export async function sumSales(tx: Queries, siteId: number, days: readonly DaySpan[]): Promise<void> {
  const names = days.map(({ day }) => day)
  await tx.execute(sql`delete from report_sale where site_id = ${siteId} and day = any(${sql.param(names)}::date[])`)
  await tx.execute(sql`
    with day as materialized (
      select * from unnest(${sql.param(names)}::date[], ${sql.param(days.map(({ begins }) => begins))}::timestamptz[],
        ${sql.param(days.map(({ ends }) => ends))}::timestamptz[]) as d (day, begins, ends)
    ), sold as materialized (
      select d.day, o.id, o.payment_status = ${PAYMENT_STATUS.paid} as paid, o.reduction,
        not o.is_made_by_staff as by_shopper, left(o.address ->> 'regionCode', 2) as country,
        o.total - round(greatest(0, coalesce(p.gone, 0) + coalesce(h.gone, 0) - o.overpaid) * o.rate
          * ${hundredthsOf(sql`o.currency_code`)})::bigint as amount
      from day d join shop_order o on o.site_id = ${siteId} and o.created_at >= d.begins and o.created_at < d.ends
        left join lateral (select sum(refunded + lost) as gone from payment
          where site_id = o.site_id and order_id = o.id and status in ('captured','refunded')) p on true
        left join lateral (select sum(amount) as gone from hand_money
          where site_id = o.site_id and order_id = o.id and kind = 'givenBack') h on true
    ), line as materialized (
      select s.day, s.id, s.country, l.goods_id, l.quantity - coalesce(b.pieces, 0) as pieces, l.reduction,
        l.unit_price * l.quantity - l.reduction - coalesce(b.amount, 0) as amount
      from sold s join order_line l on l.site_id = ${siteId} and l.order_id = s.id and not l.is_gift
        left join lateral (
          select sum(x.quantity) as pieces, sum(x.amount) as amount
          from refund_line x join refund f on f.id = x.refund_id and f.status = 'made'
          where x.site_id = ${siteId} and x.order_id = s.id and x.order_line_id = l.id) b on true
      where s.paid
    ), pieces as materialized (select id, sum(pieces) as pieces from line group by id)
    insert into report_sale (site_id, day, kind, key, orders, pieces, amount, reduction, placed, paid)
    select ${siteId}::int, s.day, 'all', '', count(*) filter (where s.paid), coalesce(sum(p.pieces), 0),
      coalesce(sum(s.amount) filter (where s.paid), 0), coalesce(sum(s.reduction) filter (where s.paid), 0),
      count(*) filter (where by_shopper), count(*) filter (where by_shopper and s.paid)
    from sold s left join pieces p on p.id = s.id group by s.day
    union all ${byOrder("country", sql`s.country`, sql``)}
    union all ${byOrder(
      "coupon",
      sql`u.coupon_id::text`,
      sql`join coupon_use u on u.site_id = ${siteId} and u.order_id = s.id and u.released_at is null`,
    )}
    union all ${byLine("goods", sql`l.goods_id::text`, sql``)}
    union all ${byLine(
      "category",
      sql`c.category_id::text`,
      sql`join goods_category c on c.site_id = ${siteId} and c.goods_id = l.goods_id`,
    )}`)

  function byOrder(kind: string, key: SQL, beside: SQL): SQL {
    return sql`select ${siteId}::int, s.day, ${kind}::text, ${key}, count(*), coalesce(sum(p.pieces), 0), sum(s.amount),
        sum(s.reduction), 0, 0
      from sold s left join pieces p on p.id = s.id ${beside} where s.paid and ${key} is not null group by s.day, ${key}`
  }

  function byLine(kind: string, key: SQL, beside: SQL): SQL {
    return sql`select ${siteId}::int, l.day, ${kind}::text, ${key}, count(distinct l.id), sum(l.pieces), sum(l.amount),
        sum(l.reduction), 0, 0
      from line l ${beside} group by l.day, ${key}`
  }
}
