import type { BodyOf } from "../../contract/call.ts"
import type { reviewCalls } from "../../contract/review-calls.ts"
import type { Queries } from "../../db/database.ts"
import { indexGoods } from "../../db/index-goods.ts"
import { review, reviewPicture } from "../../db/schema/after-sale.ts"
import { authorName } from "../../domain/members/author-name.ts"
import { type ReviewObstacle, reviewObstacle } from "../../domain/orders/review-rule.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import { takeUploads } from "../media/take-uploads.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import { has, type Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import type { Shopper } from "../who.ts"
import { REVIEW_STATE } from "./review-states.ts"
import { reviewedLines } from "./reviewed-lines.ts"

type Words = BodyOf<(typeof reviewCalls)["POST /api/goods/addRemark"]>

const REFUSED_AS = {
  remarksOff: "appOff",
  notBought: "notBought",
  notShipped: "notShipped",
  alreadyReviewed: "alreadyReviewed",
} as const satisfies Record<ReviewObstacle, string>

/** Keeps what a buyer says of a line, and the good's rating current with it. */
export async function addReview(shop: Shop, shopper: Shopper, words: Words) {
  if (!has(shop, "remarks")) return refused("appOff")
  const found = await provenOrder(shop, shopper, words)
  if (isRefused(found)) return found
  const { order } = found
  const lines = (await reviewedLines(shop.db, shop.site.id, order.id)).filter(
    (line) => line.goodsId === words.good_id && line.variantId === words.good_detail_id,
  )
  // A variant may be in an order bought and as a gift; the bought line comes first.
  const [line] = lines
  if (!line) return refused("notBought")
  const obstacle = reviewObstacle({
    remarksOn: true,
    ownOrder: true,
    isGift: line.isGift,
    orderStatus: order.status,
    reviewed: line.review !== null,
  })
  if (obstacle) return refused(REFUSED_AS[obstacle])
  const author = authorName(shopper.member?.userName ?? order.address.contact)
  return transact(shop.db, (tx) => store(tx, shop, { ...words, author, lineId: line.id, orderId: order.id }))
}

type NewReview = Words & { author: string; lineId: number; orderId: number }

async function store(tx: Queries, { site, now }: Shop, written: NewReview) {
  const state = site.moderateReviews ? REVIEW_STATE.waits : REVIEW_STATE.shown
  const [row] = await tx
    .insert(review)
    .values({
      siteId: site.id,
      goodsId: written.good_id,
      orderLineId: written.lineId,
      author: written.author,
      stars: written.stars,
      content: written.content,
      state,
      createdAt: now,
    })
    .onConflictDoNothing({ target: review.orderLineId })
    .returning({ id: review.id })
  // Somebody has said something about this line in the meantime: the same shopper, twice.
  if (!row) return refused("alreadyReviewed")
  const pictures = await takeUploads(tx, site.id, written.images, written.orderId)
  if (isRefused(pictures)) return pictures
  const shown = pictures.map((mediaId, position) => ({ siteId: site.id, reviewId: row.id, mediaId, position }))
  if (shown.length > 0) await tx.insert(reviewPicture).values(shown)
  await indexGoods(tx, site.id, [written.good_id])
  return { id: row.id, isShown: state === REVIEW_STATE.shown }
}
