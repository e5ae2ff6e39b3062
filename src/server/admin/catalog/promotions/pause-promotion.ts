import { and, eq } from "drizzle-orm"
import type { adminPromotionCalls } from "../../../../contract/admin/promotion-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { goodsPromotion, orderPromotion, shippingPromotion } from "../../../../db/schema/promotion.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange } from "../changed-since.ts"
import { lockGoods } from "../lock-goods.ts"
import { promotedGoods } from "./goods-promotions.ts"
import { lockPromotion, type Stamped, stampOf } from "./lock-promotion.ts"

const TABLES = { goods: goodsPromotion, order: orderPromotion, shipping: shippingPromotion }

/**
 * Pauses a promotion, or lets it go on. Rule: one that is paused has ended as far as prices go, and keeps the end that it
 * would have had; only what runs can be paused, and only until that end can it go on.
 */
export async function pausePromotion(
  context: StaffContext,
  { kind, id, isPaused }: BodyOf<(typeof adminPromotionCalls)["POST /api/admin/promotion/pause"]>,
): Promise<Stamped | Refused> {
  const { site, now } = context.shop
  const table = TABLES[kind]
  return auditedTransaction(context, async (tx, note) => {
    const stored = await lockPromotion(tx, table, site.id, id)
    if (isRefused(stored)) return stored
    const { beginAt, endAt, resumeEndAt, updatedAt } = stored
    // The same again is a second click.
    if (isPaused === (resumeEndAt !== null && resumeEndAt > now)) return stampOf(stored)
    if (isPaused ? beginAt >= now || endAt <= now : !resumeEndAt || resumeEndAt <= now) return refused("notPossibleNow")
    const goodsIds = kind === "goods" ? await promotedGoods(tx, site.id, id) : []
    const locked = await lockGoods(tx, site.id, goodsIds)
    if (isRefused(locked)) return locked
    const changed = nextChange(updatedAt, now)
    const window = isPaused ? { endAt: now, resumeEndAt: endAt } : { endAt: resumeEndAt ?? endAt, resumeEndAt: null }
    await tx
      .update(table)
      .set({ ...window, updatedAt: changed })
      .where(and(eq(table.siteId, site.id), eq(table.id, id)))
    if (goodsIds.length > 0) await indexGoods(tx, site.id, goodsIds)
    await note(`${kind}Promotion.${isPaused ? "pause" : "goOn"}`, `${kind}Promotion ${id}`, {
      name: stored.name,
      ...window,
    })
    return stampOf({ id, updatedAt: changed })
  })
}
