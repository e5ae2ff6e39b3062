import { and, asc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { category } from "../../../../db/schema/category.ts"
import { media } from "../../../../db/schema/media.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"

/** All categories in their order, each with the one above it. */
export async function listCategories({ db, site }: Shop): Promise<CallReply<"GET /api/admin/category/lists">["list"]> {
  const rows = await db
    .select({
      id: category.id,
      parent_id: category.parentId,
      dnames: category.name,
      description: category.description,
      media_id: category.mediaId,
      path: media.path,
      isAd: category.isAdvertised,
      position: category.position,
      goodsCount: sql<number>`(select count(*)::int from goods_category x where x.site_id = ${category}.site_id and x.category_id = ${category}.id)`,
    })
    .from(category)
    .leftJoin(media, and(eq(media.siteId, category.siteId), eq(media.id, category.mediaId)))
    .where(eq(category.siteId, site.id))
    .orderBy(asc(category.position), asc(category.id))
  return rows.map(({ path, ...row }) => ({ ...row, image: pictureUrl(path) }))
}
