import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

export type ReviewedLine = {
  id: number
  goodsId: number
  variantId: number
  name: string
  specs: string
  picture: string | null
  isGift: boolean
  review: {
    id: number
    stars: number
    content: string
    state: number
    createdAt: string
    pictures: string[]
  } | null
}

/** Lines of an order, each with its review. */
export async function reviewedLines(db: Queries, siteId: number, orderId: number): Promise<ReviewedLine[]> {
  const { rows } = await db.execute<ReviewedLine>(sql`
    select l.id, l.goods_id as "goodsId", l.variant_id as "variantId", l.name, l.specs, l.picture, l.is_gift as "isGift", (
      select json_build_object('id', r.id, 'stars', r.stars, 'content', r.content, 'state', r.state,
        'createdAt', r.created_at, 'pictures', array(
          select m.path from review_picture p join media m on m.id = p.media_id
          where p.review_id = r.id order by p.position))
      from review r where r.order_line_id = l.id) as review
    from order_line l where l.site_id = ${siteId} and l.order_id = ${orderId}
    order by l.is_gift, l.id`)
  return rows
}
