import { and, eq } from "drizzle-orm"
import { indexGoods } from "../../../../db/index-goods.ts"
import { category } from "../../../../db/schema/category.ts"
import { goodsCategory } from "../../../../db/schema/goods.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { goodsIn, lockCategories } from "./lock-categories.ts"

/** Removes a category that has none below it. Its goods stay, its entries in the menu go. */
export async function removeCategory(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { site } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const categories = await lockCategories(tx, site.id)
    const gone = categories.find((each) => each.id === id)
    if (!gone) return refused("unknownCategory")
    const below = categories.filter(({ parentId }) => parentId === id).map((each) => each.id)
    if (below.length > 0) return refused("inUse", { ids: below })
    const goodsIds = await goodsIn(tx, site.id, id)
    await tx.delete(goodsCategory).where(and(eq(goodsCategory.siteId, site.id), eq(goodsCategory.categoryId, id)))
    await tx.delete(category).where(and(eq(category.siteId, site.id), eq(category.id, id)))
    await indexGoods(tx, site.id, goodsIds)
    await note("category.remove", `category ${id}`, { name: gone.name, goods: goodsIds.length })
    return { id }
  })
}
