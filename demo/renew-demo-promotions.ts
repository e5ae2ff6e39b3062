import { sql } from "drizzle-orm"
import type { Database } from "../src/db/database.ts"
import { indexGoods } from "../src/db/index-goods.ts"
import type { Catalogue } from "./catalogue.ts"
import { shops } from "./shops.ts"

const PROMOTION_TABLES = ["goods_promotion", "order_promotion", "shipping_promotion"] as const

/**
 * Keeps the promotions of the demo shops running, however old the database is: one that has ended, or is about to (less
 * than a day or half its length left), begins anew for its full length. Only those that a catalogue names; what staff
 * made in a demo shop ends when they said. Coupons likewise, except those that are shown as expired on purpose.
 */
export async function renewDemoPromotions(db: Database, catalogues: readonly Catalogue[] = shops): Promise<void> {
  const named = catalogues.flatMap(({ name, ...shop }) =>
    [...shop.goodsPromotions, ...shop.orderPromotions, ...shop.shippingPromotions].map((entry) => [name, entry.name]),
  )
  const sites = sql`${sql.param(named.map(([site]) => site))}::text[]`
  const names = sql`${sql.param(named.map(([, name]) => name))}::text[]`
  await db.transaction(async (tx) => {
    for (const table of PROMOTION_TABLES)
      await tx.execute(sql`
        update ${sql.identifier(table)} p
        set begin_at = now(), end_at = now() + (p.end_at - p.begin_at)
        from site s join unnest(${sites}, ${names}) as demo (site, name) on demo.site = s.name
        where p.site_id = s.id and p.name = demo.name
          and p.end_at < now() + least(interval '1 day', (p.end_at - p.begin_at) / 2)`)
    await renewCoupons(tx, catalogues)
    const { rows } = await tx.execute<{ site_id: number; goods_ids: number[] }>(sql`
      select l.site_id, array_agg(distinct l.goods_id order by l.goods_id) as goods_ids
      from goods_promotion_line l join goods_promotion p on p.id = l.promotion_id
      where p.begin_at = now()
      group by l.site_id`)
    for (const { site_id, goods_ids } of rows) await indexGoods(tx, site_id, goods_ids)
  })
}

async function renewCoupons(tx: Pick<Database, "execute">, catalogues: readonly Catalogue[]): Promise<void> {
  for (const { name, coupons } of catalogues) {
    for (const { code, endDays = 0 } of coupons) {
      if (endDays <= 0) continue
      await tx.execute(sql`
        update coupon c set end_at = now() + make_interval(days => ${endDays})
        from site s
        where c.site_id = s.id and s.name = ${name} and c.code = ${code} and c.end_at < now() + interval '1 day'`)
    }
  }
}
