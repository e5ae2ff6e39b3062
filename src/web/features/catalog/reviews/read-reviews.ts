import type { CallReply } from "../../../../contract/calls.ts"
import type { Remark } from "../../../../contract/goods-shapes.ts"
import type { Review, Reviews, ShopReview } from "./reviews.ts"

/** Asks for a page of the reviews of a good, of one number of stars only where it is given. */
export const reviewsQuery = (goodsId: number, page = 1, stars: number | null = null) => ({
  query: { goods_id: goodsId, current_page: page, stars: stars ?? undefined },
})

/** Asks for the newest reviews across the shop. */
export const latestReviewsQuery = (limit: number) => ({ query: { page_size: limit } })

/** A page of the API's reviews. */
export function readReviews(reply: CallReply<"GET /api/goods/remarks">): Reviews {
  const { current_page: page, page_size: size, total, summary } = reply
  return { list: reply.list.map(readReview), page, hasMore: page * size < total, summary }
}

function readReview(remark: Remark): Review {
  const { id, author, stars, content: text, specs: variant, images, answer, createTime: writtenAt } = remark
  return { id, author, stars, text, variant, images, answer, writtenAt }
}

/** The newest reviews across the shop. */
export const readShopReviews = (reply: CallReply<"GET /api/goods/latestRemarks">): ShopReview[] =>
  reply.list.map((remark) => ({
    ...readReview(remark),
    goodsName: remark.goodsName,
    goodsUrl: remark.goodsUrl,
  }))
