import type { CallReply } from "../../../contract/calls.ts"
import type { PromotionGoods } from "./promotion.ts"

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
