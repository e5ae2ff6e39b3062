import { and, eq, inArray, ne, sql } from "drizzle-orm"
import { indexGoods } from "../../../db/index-goods.ts"
import { review } from "../../../db/schema/after-sale.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { REVIEW_STATES, reviewStateOf } from "./review-states.ts"

/** Shows or hides many reviews, all of them or none; those that stand so already are left alone. */
export async function moderateReviews(
  shop: Shop,
  staff: Staff,
  { ids, state }: { ids: number[]; state: "shown" | "hidden" },
): Promise<{ changed: number[] } | Refused> {
  const { site } = shop
  return transact(shop.db, async (tx) => {
    const asked = and(eq(review.siteId, site.id), inArray(review.id, ids))
    const before = await tx.select().from(review).where(asked).orderBy(review.id).for("update")
    if (before.length < ids.length) return refused("unknownRow")
    const changed = before.filter((row) => reviewStateOf(row.state) !== state)
    if (changed.length === 0) return { changed: [] }
    const code = REVIEW_STATES[state]
    await tx
      .update(review)
      .set({ state: code })
      .where(and(asked, ne(review.state, sql`${code}`)))
    await indexGoods(
      tx,
      site.id,
      [...new Set(changed.map(({ goodsId }) => goodsId))].sort((a, b) => a - b),
    )
    const by = { id: staff.id, siteId: site.id }
    for (const { id, goodsId, state: was } of changed)
      await noteAudit(tx, by, state === "shown" ? "review.show" : "review.hide", `review ${id}`, {
        goodsId,
        before: reviewStateOf(was),
        after: state,
      })
    return { changed: changed.map(({ id }) => id) }
  })
}
