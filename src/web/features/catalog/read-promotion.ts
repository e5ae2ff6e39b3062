import type { CallReply } from "../../../contract/calls.ts"
import type { Promotion, PromotionGoods } from "./promotion.ts"

type Reply = CallReply<"GET /api/goods/promationGoods">

/** The running promotions that have goods, the one that ends first in front. */
export const readPromotions = (reply: Reply): PromotionGoods[] =>
  reply.list
    .filter(({ detail }) => detail.length > 0)
    .map(({ id, dnames, endTime, detail }) => ({
      id,
      name: dnames,
      endsAt: endTime,
      goodsIds: detail.map(({ goodId }) => goodId),
    }))

/** The first of them; null where none is running. */
export function readPromotion(reply: Reply): Promotion | null {
  const [first] = readPromotions(reply)
  return first ? { name: first.name, endsAt: first.endsAt } : null
}
