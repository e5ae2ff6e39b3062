import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

/** What lies on the shelf, at what a piece costs today; goods of several categories count in each. */
export async function sumStock(tx: Queries, siteId: number): Promise<void> {
  await tx.execute(sql`delete from report_stock where site_id = ${siteId}`)
  await tx.execute(sql`
    with shelf as materialized (
      select goods_id, count(*) as variants, sum(stock) as pieces, sum(stock * price) as amount
      from variant where site_id = ${siteId} and stock > 0 group by goods_id
    )
    insert into report_stock (site_id, category_id, variants, pieces, amount)
    select ${siteId}::int, 0, coalesce(sum(variants), 0), coalesce(sum(pieces), 0), coalesce(sum(amount), 0) from shelf
    union all
    select ${siteId}::int, c.category_id, sum(s.variants), sum(s.pieces), sum(s.amount)
    from shelf s join goods_category c on c.site_id = ${siteId} and c.goods_id = s.goods_id group by c.category_id`)
}
