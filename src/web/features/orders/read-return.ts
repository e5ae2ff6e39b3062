import type { CallReply } from "../../../contract/calls.ts"
import type { ReturnStatus } from "../../../domain/orders/return-status.ts"
import { fromDecimal, type Money } from "../../../domain/pricing/money.ts"

/** Pieces that go back, or have gone back. */
export type OrderReturn = {
  id: number
  status: ReturnStatus
  reason: string
  text: string
  /** A word of the shop. */
  answer: string
  carrier: string
  trackingNumber: string
  /** In the shop's base currency. */
  refund: Money
  isRefunded: boolean
  images: string[]
  pieces: { variantId: number; name: string; specs: string; image: string | null; count: number; isGift: boolean }[]
  askedAt: string
  movedAt: string
  steps: ("sendBack" | "confirm" | "cancel")[]
}

export function readReturn(sent: CallReply<"GET /api/order/returnedDetail">): OrderReturn {
  return {
    id: sent.id,
    status: sent.status,
    reason: sent.reason,
    text: sent.content,
    answer: sent.answer,
    carrier: sent.express_company ?? "",
    trackingNumber: sent.express_no ?? "",
    refund: fromDecimal(sent.refund),
    isRefunded: sent.refundMade,
    images: sent.images,
    pieces: sent.items.map(({ detail_id, goodName, specs, image, number, isGift }) => ({
      variantId: detail_id,
      name: goodName,
      specs,
      image,
      count: number,
      isGift,
    })),
    askedAt: sent.createTime,
    movedAt: sent.updateTime,
    steps: sent.steps,
  }
}
