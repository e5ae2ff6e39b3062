import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { review } from "../../../db/schema/after-sale.ts"
import { goods } from "../../../db/schema/goods.ts"
import { orderLine, shopOrder } from "../../../db/schema/order.ts"
import { goodsPath } from "../../../domain/catalog/goods-address.ts"
import { pictureUrl, type Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { saysPart } from "../says-part.ts"
import { REVIEW_STATES, type ReviewState } from "./review-states.ts"

type Filters = { keywords?: string | undefined; stars?: number | undefined; goods_id?: number | undefined }

export async function listReviews(
  { db, site }: Shop,
  { state, keywords, stars, goods_id, ...page }: PageAsked & Filters & { state: ReviewState },
): Promise<CallReply<"GET /api/admin/review/lists">> {
  // Written out, not a parameter: each state has an index of its own.
  const where = and(
    eq(review.siteId, site.id),
    sql`${review.state} = ${sql.raw(String(REVIEW_STATES[state]))}`,
    stars === undefined ? undefined : eq(review.stars, stars),
    goods_id === undefined ? undefined : eq(review.goodsId, goods_id),
    saysPart(keywords, review.author, review.content),
  )
  return pageOf(page, await db.$count(review, where), async (span) => {
    const { id, author, stars, content, answer, createdAt } = review
    const rows = await db
      .select({
        id,
        author,
        stars,
        content,
        answer,
        createdAt,
        goodId: review.goodsId,
        goodName: goods.name,
        specs: orderLine.specs,
        order_no: shopOrder.orderNo,
        pictures: sql<string[]>`array(
          select m.path from review_picture p join media m on m.id = p.media_id
          where p.review_id = ${review.id} order by p.position)`,
      })
      .from(review)
      .innerJoin(goods, eq(goods.id, review.goodsId))
      .innerJoin(orderLine, eq(orderLine.id, review.orderLineId))
      .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
      .where(where)
      .orderBy(desc(review.createdAt), desc(review.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ pictures, createdAt, ...row }) => ({
      ...row,
      state,
      url: goodsPath(row.goodName, row.goodId),
      images: pictures.flatMap((path) => pictureUrl(path) ?? []),
      createTime: createdAt.toISOString(),
    }))
  })
}
