import { and, eq } from "drizzle-orm"
import { indexGoods } from "../../../db/index-goods.ts"
import { review } from "../../../db/schema/after-sale.ts"
import { tidyReviewText } from "../../../domain/orders/review-rule.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { REVIEW_STATES, type ReviewState, reviewStateOf } from "./review-states.ts"

const ACTION = { shown: "review.show", hidden: "review.hide" } as const

const ownReview = ({ site }: Shop, id: number) => and(eq(review.siteId, site.id), eq(review.id, id))

/** Shows or hides a review; the stars of its goods follow in the same transaction. */
export async function moderateReview(
  shop: Shop,
  staff: Staff,
  id: number,
  to: keyof typeof ACTION,
): Promise<{ id: number; state: ReviewState } | Refused> {
  const { site } = shop
  return shop.db.transaction(async (tx) => {
    const [before] = await tx.select().from(review).where(ownReview(shop, id)).for("update")
    if (!before) return refused("unknownRow")
    const state = reviewStateOf(before.state)
    if (state === to) return refused("notPossibleNow", { state })
    await tx.update(review).set({ state: REVIEW_STATES[to] }).where(ownReview(shop, id))
    await indexGoods(tx, site.id, [before.goodsId])
    const by = { id: staff.id, siteId: site.id }
    await noteAudit(tx, by, ACTION[to], `review ${id}`, { goodsId: before.goodsId, before: state, after: to })
    return { id, state: to }
  })
}

/** Plain text like the review itself. */
export async function answerReview(
  shop: Shop,
  staff: Staff,
  { id, text }: { id: number; text: string },
): Promise<{ id: number; answer: string } | Refused> {
  const answer = tidyReviewText(text)
  return shop.db.transaction(async (tx) => {
    const [before] = await tx.select().from(review).where(ownReview(shop, id)).for("update")
    if (!before) return refused("unknownRow")
    if (before.answer === answer) return { id, answer }
    await tx.update(review).set({ answer }).where(ownReview(shop, id))
    const by = { id: staff.id, siteId: shop.site.id }
    await noteAudit(tx, by, "review.answer", `review ${id}`, { before: before.answer, after: answer })
    return { id, answer }
  })
}
