import { asc, eq, sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { category } from "../../../../db/schema/category.ts"
import { intList } from "../int-list.ts"

export type LockedCategory = Pick<typeof category.$inferSelect, "id" | "parentId" | "name" | "position">

/** All categories of a shop, locked: two moves at once could otherwise put each of two categories under the other. */
export async function lockCategories(tx: Queries, siteId: number): Promise<LockedCategory[]> {
  return tx
    .select({ id: category.id, parentId: category.parentId, name: category.name, position: category.position })
    .from(category)
    .where(eq(category.siteId, siteId))
    .orderBy(asc(category.id))
    .for("update")
}

/** Goods that stand in a category or below it. */
export async function goodsIn(tx: Queries, siteId: number, categoryId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from goods where site_id = ${siteId} and category_ids @> ${intList([categoryId])} order by id`)
  return rows.map(({ id }) => id)
}
