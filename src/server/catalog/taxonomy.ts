import { asc, eq, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { category } from "../../db/schema/category.ts"
import { tag } from "../../db/schema/goods.ts"
import { saidText } from "../said.ts"
import { has, type Shop } from "../shop.ts"
import { rememberedFor } from "../sites/remembered-for.ts"

export type Taxonomy = {
  categories: { id: number; parentId: number | null; name: string }[]
  tags: { id: number; type: number; name: string }[]
}

const CUSTOM_TAG = 6

const said = (shop: Shop, kind: "category" | "tag", { id, name }: { id: AnyPgColumn; name: AnyPgColumn }) =>
  saidText(shop, kind, sql`${id}`, "name", sql`${name}`)

/** Categories and tags of the shop in their order. The merchant's own tags are there only with their app on. */
export const taxonomy = rememberedFor(async (shop): Promise<Taxonomy> => {
  const { db, site } = shop
  const [categories, tags] = await Promise.all([
    db
      .select({ id: category.id, parentId: category.parentId, name: said(shop, "category", category) })
      .from(category)
      .where(eq(category.siteId, site.id))
      .orderBy(asc(category.position), asc(category.id)),
    db
      .select({ id: tag.id, type: tag.type, name: said(shop, "tag", tag) })
      .from(tag)
      .where(eq(tag.siteId, site.id))
      .orderBy(asc(tag.position), asc(tag.id)),
  ])
  return { categories, tags: has(shop, "customTags") ? tags : tags.filter(({ type }) => type !== CUSTOM_TAG) }
})
