import type { CallReply } from "../../contract/calls.ts"
import { reviewObstacle } from "../../domain/orders/review-rule.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { wholeList } from "../api/whole-list.ts"
import type { TooMany } from "../limits.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import { ownOrderNo } from "../orders/own-order-no.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { REVIEW_STATE } from "./review-states.ts"
import { type ReviewedLine, reviewedLines } from "./reviewed-lines.ts"

type Asked = { order_no?: string | undefined; order_id?: number | undefined; email?: string | undefined }
type Reply = CallReply<"GET /api/goods/remarkable">

/** What a buyer can review of an order, and has reviewed. */
export async function reviewableLines(
  shop: Shop,
  shopper: Shopper,
  { order_no, order_id, email }: Asked,
): Promise<Reply | Refusal<"appOff"> | Refusal<"unknownOrder"> | Refusal<"proofRequired"> | TooMany> {
  if (!has(shop, "remarks")) return refused("appOff")
  const orderNo = order_no ?? (await ownOrderNo(shop, shopper, order_id ?? 0))
  if (!orderNo) return refused("unknownOrder")
  const found = await provenOrder(shop, shopper, { order_no: orderNo, email })
  if (isRefused(found)) return found
  const { order } = found
  const lines = await reviewedLines(shop.db, shop.site.id, order.id)
  const bought = lines
    .filter((line) => !line.isGift)
    .map((line) => ({
      good_id: line.goodsId,
      good_detail_id: line.variantId,
      goodName: line.name,
      specs: line.specs,
      image: pictureUrl(line.picture),
      canReview:
        reviewObstacle({
          remarksOn: true,
          ownOrder: true,
          isGift: line.isGift,
          orderStatus: order.status,
          reviewed: line.review !== null,
        }) === null,
      remark: line.review && reviewShown(line.review),
    }))
  return { ...wholeList(bought), order_no: order.orderNo }
}

function reviewShown({ state, createdAt, pictures, ...words }: NonNullable<ReviewedLine["review"]>) {
  return {
    ...words,
    isShown: state === REVIEW_STATE.shown,
    images: pictures.map((path) => pictureUrl(path)).filter((url) => url !== null),
    createTime: new Date(createdAt).toISOString(),
  }
}
