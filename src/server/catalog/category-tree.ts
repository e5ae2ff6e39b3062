import { and, asc, eq, sql } from "drizzle-orm"
import type { CategoryNode } from "../../contract/goods-shapes.ts"
import { category } from "../../db/schema/category.ts"
import { media } from "../../db/schema/media.ts"
import { spoken } from "../../domain/locales/translated-texts.ts"
import { ownTexts, saidTexts } from "../said.ts"
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
      said: saidTexts(shop, "category", sql`${category.id}`),
    })
    .from(category)
    .leftJoin(media, and(eq(media.siteId, category.siteId), eq(media.id, category.mediaId)))
    .where(eq(category.siteId, shop.site.id))
    .orderBy(asc(category.position), asc(category.id))
  return treeOf(rows, (found, sub): CategoryNode => {
    const { row, own } = spoken(found, found.said, ["name", "description"])
    return {
      id: row.id,
      dnames: row.name,
      description: row.description,
      image: pictureUrl(row.path),
      isAd: row.isAdvertised ? "1" : "0",
      ...ownTexts(shop, own, { name: "dnames", description: "description" }),
      sub,
    }
  })
})
