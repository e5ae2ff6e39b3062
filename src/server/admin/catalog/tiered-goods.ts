import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"

export async function tieredGoods(tx: Queries, siteId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct goods_id as id from tier_price where site_id = ${siteId} order by 1`)
  return rows.map(({ id }) => id)
}
