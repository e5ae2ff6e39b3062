import { and, desc, eq, ilike, notLike } from "drizzle-orm"
import type { AdminPicture } from "../../../../contract/admin/media-calls.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { media } from "../../../../db/schema/media.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { partPattern } from "../../part-pattern.ts"

/** Where shoppers' pictures lie. */
const UPLOADS = "%/uploads/%"

/** The shop's own pictures, newest first; `keywords` look into what they are said to show. */
export async function listPictures(
  { db, site }: Shop,
  query: PageAsked & { keywords?: string | undefined },
): Promise<CallReply<"GET /api/admin/media/lists">> {
  const where = and(
    eq(media.siteId, site.id),
    notLike(media.path, UPLOADS),
    query.keywords ? ilike(media.alt, partPattern(query.keywords)) : undefined,
  )
  return pageOf(query, await db.$count(media, where), async ({ limit, offset }) => {
    const rows = await db.select().from(media).where(where).orderBy(desc(media.id)).limit(limit).offset(offset)
    return rows.map(adminPicture)
  })
}

export function adminPicture(row: typeof media.$inferSelect): AdminPicture {
  const { id, path, alt, mime, width, height, bytes, createdAt } = row
  return { id, url: pictureUrl(path) ?? "", alt, mime, width, height, bytes, createTime: createdAt.toISOString() }
}
