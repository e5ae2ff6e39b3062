import { and, eq } from "drizzle-orm"
import { indexGoods } from "../../../../db/index-goods.ts"
import { category } from "../../../../db/schema/category.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { DEEPEST, depthBelow, lineOf } from "./category-tree.ts"
import { goodsIn, lockCategories } from "./lock-categories.ts"

type Move = { id: number; parent_id: number | null; position: number }

/** Puts a category, with all below it, at a place under another. Rule: never below itself, and no deeper than the tree may go. */
export async function moveCategory(
  context: StaffContext,
  { id, parent_id, position }: Move,
): Promise<{ id: number } | Refused> {
  const { site } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const categories = await lockCategories(tx, site.id)
    const moved = categories.find((each) => each.id === id)
    const isKnown = parent_id === null || categories.some((each) => each.id === parent_id)
    if (!moved || !isKnown) return refused("unknownCategory")
    const above = lineOf(categories, parent_id)
    if (above.includes(id)) return refused("notPossibleNow")
    if (above.length + depthBelow(categories, id) > DEEPEST) return refused("notPossibleNow", { deepest: DEEPEST })

    const neighbours = categories
      .filter((each) => each.parentId === parent_id && each.id !== id)
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
    const ordered = neighbours.toSpliced(position, 0, { ...moved, parentId: parent_id })
    for (const [at, each] of ordered.entries()) {
      if (each.position === at && each.id !== id) continue
      await tx
        .update(category)
        .set({ position: at, parentId: parent_id })
        .where(and(eq(category.siteId, site.id), eq(category.id, each.id)))
    }
    if (moved.parentId !== parent_id) await indexGoods(tx, site.id, await goodsIn(tx, site.id, id))
    await note("category.move", `category ${id}`, { before: moved.parentId, after: parent_id, position })
    return { id }
  })
}
