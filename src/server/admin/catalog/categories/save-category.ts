import { and, eq } from "drizzle-orm"
import type { adminCategoryCalls } from "../../../../contract/admin/category-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { category } from "../../../../db/schema/category.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { unknownPictures } from "../unknown-pictures.ts"
import { DEEPEST, lineOf } from "./category-tree.ts"
import { goodsIn, lockCategories } from "./lock-categories.ts"

type CategorySent = BodyOf<(typeof adminCategoryCalls)["POST /api/admin/category/save"]>

/** Adds a category below the one named, as the last there, or changes one. Goods are found by the new name at once. */
export async function saveCategory(context: StaffContext, sent: CategorySent): Promise<{ id: number } | Refused> {
  const { site } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const unknown = await unknownPictures(tx, site.id, [sent.media_id])
    if (unknown) return unknown
    const categories = await lockCategories(tx, site.id)
    const columns = {
      name: sent.dnames,
      description: sent.description,
      mediaId: sent.media_id,
      isAdvertised: sent.isAd,
    }
    if (sent.id === undefined) {
      const parentId = sent.parent_id
      if (parentId !== null && !categories.some(({ id }) => id === parentId)) return refused("unknownCategory")
      if (lineOf(categories, parentId).length >= DEEPEST) return refused("notPossibleNow", { deepest: DEEPEST })
      const neighbours = categories.filter((other) => other.parentId === parentId)
      const position = Math.max(-1, ...neighbours.map((other) => other.position)) + 1
      const [row] = await tx
        .insert(category)
        .values({ siteId: site.id, parentId, position, ...columns })
        .returning({ id: category.id })
      if (!row) throw new Error("The category was not stored")
      await note("category.add", `category ${row.id}`, { name: sent.dnames })
      return row
    }
    const before = categories.find(({ id }) => id === sent.id)
    if (!before) return refused("unknownCategory")
    await tx
      .update(category)
      .set(columns)
      .where(and(eq(category.siteId, site.id), eq(category.id, before.id)))
    if (before.name !== sent.dnames) await indexGoods(tx, site.id, await goodsIn(tx, site.id, before.id))
    await note("category.change", `category ${before.id}`, { before: before.name, after: sent.dnames })
    return { id: before.id }
  })
}
