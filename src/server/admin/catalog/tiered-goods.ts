import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"

/** Goods whose price depends on the type of the shop or on a region. */
export async function tieredGoods(tx: Queries, siteId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select goods_id as id from tier_price where site_id = ${siteId}
    union
    select v.goods_id from variant_region_price p join variant v on v.id = p.variant_id where p.site_id = ${siteId}
    order by 1`)
  return rows.map(({ id }) => id)
}
