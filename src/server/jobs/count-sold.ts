import { sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { PAYMENT_STATUS } from "../../domain/order-status.ts"
import type { Job } from "./job.ts"

const ORDERS_AT_ONCE = 500

/** Paid pieces get into the sold counts of their goods; gifts are given, not sold. */
export const countSold: Job = {
  name: "count sold goods",
  everySeconds: 15,
  run: async ({ db }) => {
    let orders = 0
    for (let counted = ORDERS_AT_ONCE; counted === ORDERS_AT_ONCE; orders += counted) counted = await countSome(db)
    return orders === 0 ? undefined : `counted the goods of ${orders} orders`
  },
}

/** Orders are marked and goods counted in one transaction. An order that somebody works on is left for the next time. */
async function countSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows: orders } = await tx.execute<{ id: number }>(sql`
      with paid as materialized (
        select id from shop_order where payment_status = ${PAYMENT_STATUS.paid} and not sold_counted
        order by id limit ${ORDERS_AT_ONCE} for no key update skip locked
      )
      update shop_order set sold_counted = true where id in (select id from paid) returning id`)
    if (orders.length === 0) return 0
    const ids = sql.param(orders.map((order) => order.id))
    // Always in the order of ids: whoever else changes several goods waits here, and is not waited for.
    await tx.execute(sql`
      with sold as (
        select l.goods_id, sum(l.quantity)::int as pieces
        from shop_order o join order_line l on l.site_id = o.site_id and l.order_id = o.id
        where o.id = any(${ids}) and not l.is_gift
        group by l.goods_id
      ), locked as materialized (
        select id from goods where id in (select goods_id from sold) order by id for no key update
      )
      update goods g set sold_count = g.sold_count + s.pieces
      from locked join sold s on s.goods_id = locked.id
      where g.id = locked.id`)
    return orders.length
  })
}
