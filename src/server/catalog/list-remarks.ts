import { sql } from "drizzle-orm"
import type { QueryOf } from "../../contract/call.ts"
import type { CallReply } from "../../contract/calls.ts"
import type { goodsCalls } from "../../contract/goods-calls.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { specsSaid } from "../said.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import { isLocked } from "./goods-entry.ts"

type Query = QueryOf<(typeof goodsCalls)["GET /api/goods/remarks"]>
type Row = {
  id: number
  author: string
  stars: number
  content: string
  answer: string
  createdAt: string
  specs: string
  pictures: string[]
}

/** Shown reviews of a good, newest first, and how the stars spread. */
export async function listRemarks(
  shop: Shop,
  query: Query,
): Promise<CallReply<"GET /api/goods/remarks"> | Refusal<"unknownGoods"> | Refusal<"appOff">> {
  if (!has(shop, "remarks")) return refused("appOff")
  const { db, site } = shop
  const { rows: goods } = await db.execute<{ encrypted: boolean; stars: Record<string, number> }>(sql`
    select encrypted, (
      select coalesce(json_object_agg(stars, count), '{}')
      from (select stars, count(*) as count from review where goods_id = g.id and state = 1 group by stars) s) as stars
    from goods g where site_id = ${site.id} and id = ${query.goods_id} and on_sale`)
  const found = goods[0]
  if (!found || isLocked(shop, found)) return refused("unknownGoods")
  const stars = [1, 2, 3, 4, 5].map((star) => found.stars[star] ?? 0)
  const count = stars.reduce((sum, number) => sum + number, 0)
  const points = stars.reduce((sum, number, index) => sum + number * (index + 1), 0)
  const total = query.stars === undefined ? count : (stars[query.stars - 1] ?? 0)
  const offset = (query.current_page - 1) * query.page_size
  const list = offset >= total ? [] : await pageOfRemarks(shop, query, offset)
  const summary = { average: count === 0 ? 0 : Math.round((points / count) * 100) / 100, count, stars }
  return { list, total, page_size: query.page_size, current_page: query.current_page, summary }
}

async function pageOfRemarks(shop: Shop, query: Query, offset: number) {
  const star = query.stars === undefined ? sql`` : sql`and r.stars = ${query.stars}`
  const { rows } = await shop.db.execute<Row>(sql`
    select r.id, r.author, r.stars, r.content, r.answer, r.created_at as "createdAt", ${specsSaid(shop, sql`l.variant_id`)} as specs, array(
      select m.path from review_picture p join media m on m.id = p.media_id where p.review_id = r.id order by p.position) as pictures
    from review r join order_line l on l.id = r.order_line_id
    where r.goods_id = ${query.goods_id} and r.state = 1 ${star}
    order by r.created_at desc, r.id desc limit ${query.page_size} offset ${offset}`)
  return rows.map(({ pictures, createdAt, ...row }) => ({
    ...row,
    images: pictures.map((path) => pictureUrl(path)).filter((path) => path !== null),
    createTime: new Date(createdAt).toISOString(),
  }))
}
