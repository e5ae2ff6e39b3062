import type { CallReply } from "../../../contract/calls.ts"
import type { Promotion } from "./promotion.ts"

/** The first running promotion that has goods; null where none has. */
export function readPromotion(reply: CallReply<"GET /api/goods/promationGoods">): Promotion | null {
  const [first] = reply.list.filter(({ detail }) => detail.length > 0)
  return first ? { name: first.dnames, endsAt: first.endTime } : null
}
