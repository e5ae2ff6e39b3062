import type { CallReply } from "../../../contract/calls.ts"
import { remarkPath } from "../../../domain/site/route-address.ts"
import type { ScreenParams } from "../../../domain/site/screen-address.ts"

type Sent = CallReply<"GET /api/goods/remarkable">["list"][number]

/** A line of an order with what its buyer says of it. */
export type ReviewableLine = {
  goodsId: number
  variantId: number
  name: string
  specs: string
  image: string | null
  /** Where its review is written. */
  url: string
  mayReview: boolean
  written: { stars: number; text: string; images: string[]; isShown: boolean } | null
}

/** Whether it is the line that the address of a review form names. */
export const isLineAt = ({ goodId, goodDetailId }: ScreenParams<"remark">, line: ReviewableLine) =>
  line.goodsId === goodId && line.variantId === goodDetailId

export function readReviewable(orderId: number, sent: Sent): ReviewableLine {
  const { good_id: goodId, good_detail_id: goodDetailId, remark } = sent
  return {
    goodsId: goodId,
    variantId: goodDetailId,
    name: sent.goodName,
    specs: sent.specs,
    image: sent.image,
    url: remarkPath({ orderId, goodId, goodDetailId }),
    mayReview: sent.canReview,
    written: remark && { stars: remark.stars, text: remark.content, images: remark.images, isShown: remark.isShown },
  }
}
