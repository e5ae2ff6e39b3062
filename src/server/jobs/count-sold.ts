import { sql } from "drizzle-orm"
import type { Database, Queries } from "../../db/database.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import type { Job } from "../job.ts"

const ORDERS_AT_ONCE = 500
/** More goods in one statement look like a new catalogue to the trigger that tells changes, and all kept pages would go. */
const GOODS_AT_ONCE = 50

type Sold = { goodsId: number; pieces: number }

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
    const { rows: sold } = await tx.execute<Sold>(sql`
      select l.goods_id as "goodsId", sum(l.quantity)::int as pieces
      from shop_order o join order_line l on l.site_id = o.site_id and l.order_id = o.id
      where o.id = any(${sql.param(orders.map(({ id }) => id))}) and not l.is_gift
      group by l.goods_id order by l.goods_id`)
    for (let from = 0; from < sold.length; from += GOODS_AT_ONCE) await add(tx, sold.slice(from, from + GOODS_AT_ONCE))
    return orders.length
  })
}

/** Locked in the order of ids, as whoever changes several goods does. */
async function add(tx: Queries, sold: readonly Sold[]): Promise<void> {
  await tx.execute(sql`
    with sold as materialized (
      select g.id, s.pieces
      from goods g join unnest(${sql.param(sold.map(({ goodsId }) => goodsId))}::int[],
        ${sql.param(sold.map(({ pieces }) => pieces))}::int[]) as s (id, pieces) on s.id = g.id
      order by g.id for no key update of g
    )
    update goods g set sold_count = g.sold_count + s.pieces from sold s where g.id = s.id`)
}
