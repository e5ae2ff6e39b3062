import { sql } from "drizzle-orm"
import type { Queries } from "./database.ts"
import { indexGoods } from "./index-goods.ts"

/** Longer than any pause between two runs of the job; a run that looks back too far changes nothing. */
const LOOK_BACK_MINUTES = 60

export type RepricedGoods = { siteId: number; goodsIds: number[] }

/**
 * Gives goods their new price in lists when a promotion begins or ends. Rule: the goods of every promotion whose begin
 * or end lies within the last hour are indexed again; those that already show the right price are not written. Run it
 * every minute, and once at the start with `"ever"`, because the shop may have been closed for longer than an hour.
 * Gives the goods whose price really changed, so that their pages can be dropped from the cache.
 */
export async function promotionTurnover(
  db: Queries,
  lookBack: "ever" | { minutes: number } = { minutes: LOOK_BACK_MINUTES },
): Promise<RepricedGoods[]> {
  const since =
    lookBack === "ever"
      ? sql`'-infinity'::timestamptz`
      : sql`clock_timestamp() - make_interval(mins => ${lookBack.minutes})`
  const { rows } = await db.execute<{ site_id: number; goods_ids: number[] }>(sql`
    select l.site_id, array_agg(distinct l.goods_id order by l.goods_id) as goods_ids
    from goods_promotion p join goods_promotion_line l on l.promotion_id = p.id
    where p.begin_at between ${since} and clock_timestamp() or p.end_at between ${since} and clock_timestamp()
    group by l.site_id
    order by l.site_id`)
  const repriced: RepricedGoods[] = []
  for (const row of rows) {
    const goodsIds = await indexGoods(db, row.site_id, row.goods_ids)
    if (goodsIds.length > 0) repriced.push({ siteId: row.site_id, goodsIds })
  }
  return repriced
}
