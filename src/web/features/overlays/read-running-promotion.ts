import type { CallReply } from "../../../contract/calls.ts"
import type { RunningPromotion } from "../../shell/shell.ts"

/** The running promotion that ends first, with the picture of its first good; null where none has goods. */
export function readRunningPromotion(reply: CallReply<"GET /api/goods/promationGoods">): RunningPromotion | null {
  const first = reply.list.find(({ detail }) => detail.length > 0)
  return first ? { name: first.dnames, endsAt: first.endTime, image: first.detail[0]?.image ?? null } : null
}
