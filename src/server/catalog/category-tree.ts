import { and, asc, eq } from "drizzle-orm"
import type { CategoryNode } from "../../contract/goods-shapes.ts"
import { category } from "../../db/schema/category.ts"
import { media } from "../../db/schema/media.ts"
import { pictureUrl } from "../shop.ts"
import { rememberedFor } from "../sites/remembered-for.ts"
import { treeOf } from "../tree-of.ts"

export const categoryTree = rememberedFor(async (shop): Promise<CategoryNode[]> => {
  const rows = await shop.db
    .select({
      id: category.id,
      parentId: category.parentId,
      name: category.name,
      description: category.description,
      isAdvertised: category.isAdvertised,
      path: media.path,
    })
    .from(category)
    .leftJoin(media, and(eq(media.siteId, category.siteId), eq(media.id, category.mediaId)))
    .where(eq(category.siteId, shop.site.id))
    .orderBy(asc(category.position), asc(category.id))
  return treeOf(
    rows,
    (row, sub): CategoryNode => ({
      id: row.id,
      dnames: row.name,
      description: row.description,
      image: pictureUrl(row.path),
      isAd: row.isAdvertised ? "1" : "0",
      sub,
    }),
  )
})
