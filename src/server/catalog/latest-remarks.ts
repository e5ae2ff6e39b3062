import { sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { saidText, specsSaid } from "../said.ts"
import { has, type Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"

const WORTH_SHOWING = 4

type Row = {
  id: number
  author: string
  stars: number
  content: string
  answer: string
  specs: string
  createdAt: string
  goodsId: number
  goodsName: string
}

/** What people say of the shop: the newest reviews of four stars or more that have a text, of goods that this visitor may see. */
export async function latestRemarks(shop: Shop, page_size: number): Promise<CallReply<"GET /api/goods/latestRemarks">> {
  if (!has(shop, "remarks")) return { list: [], total: 0, page_size, current_page: 1, average: 0 }
  const { db, site } = shop
  const isOpen = hidesLocked(shop) ? sql`on_sale and not encrypted` : sql`on_sale`
  const [{ rows: shares }, { rows }] = await Promise.all([
    db.execute<{ count: number; points: number }>(sql`
      select coalesce(sum(review_count), 0) as count, coalesce(sum(review_count::bigint * rating), 0)::float8 as points
      from (select review_count, rating from goods where site_id = ${site.id} and ${isOpen} and review_count > 0 limit 10000) g`),
    db.execute<Row>(sql`
      select r.id, r.author, r.stars, r.content, r.answer, r.created_at as "createdAt", ${specsSaid(shop, sql`l.variant_id`)} as specs, g.id as "goodsId", ${saidText(shop, "goods", sql`g.id`, "name", sql`g.name`)} as "goodsName"
      from review r join goods g on g.id = r.goods_id join order_line l on l.id = r.order_line_id
      where r.site_id = ${site.id} and r.state = 1 and r.stars >= ${WORTH_SHOWING} and r.content <> ''
        and ${isOpen}
      order by r.created_at desc, r.id desc limit ${page_size}`),
  ])
  const { count, points } = shares[0] ?? { count: 0, points: 0 }
  const list = rows.map(({ createdAt, goodsId, goodsName, ...row }) => ({
    ...row,
    images: [],
    createTime: new Date(createdAt).toISOString(),
    goodsName,
    goodsUrl: goodsPath(goodsName, goodsId),
  }))
  const average = count === 0 ? 0 : Math.round(points / count) / 100
  return { list, total: count, page_size, current_page: 1, average }
}
