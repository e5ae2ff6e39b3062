import { and, desc, eq, notLike, type SQL, sql } from "drizzle-orm"
import type { AdminPicture, adminMediaCalls, PictureView } from "../../../../contract/admin/media-calls.ts"
import type { QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { media } from "../../../../db/schema/media.ts"
import { focusOf } from "../../../../domain/catalog/picture-focus.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { pageOf } from "../../page-of.ts"
import { partPattern } from "../../part-pattern.ts"
import { isUnused, pictureUses } from "./picture-uses.ts"

/** Where shoppers' pictures lie. */
const UPLOADS = "%/uploads/%"
const LARGE_BYTES = 500_000

/** The pictures of the shop itself, without those that shoppers sent. */
export const ownPictures = (siteId: number) => and(eq(media.siteId, siteId), notLike(media.path, UPLOADS))

const viewOf = (siteId: number): Record<PictureView, () => SQL> => ({
  unused: () => isUnused(siteId, sql`${media}`),
  noAlt: () => sql`${media.alt} = ''`,
  large: () => sql`${media.bytes} > ${LARGE_BYTES}`,
})

/** The shop's own pictures, newest first; `keywords` look into what they are said to show, in every language. */
export async function listPictures(
  { db, site }: Shop,
  query: QueryOf<(typeof adminMediaCalls)["GET /api/admin/media/lists"]>,
): Promise<CallReply<"GET /api/admin/media/lists">> {
  const { keywords, view, format } = query
  const pattern = keywords && partPattern(keywords)
  const where = and(
    ownPictures(site.id),
    pattern
      ? sql`(${media.alt} ilike ${pattern} or exists (select from translation t where t.site_id = ${site.id}
          and t.kind = 'media' and t.entity_id = ${media.id} and t.texts ->> 'alt' ilike ${pattern}))`
      : undefined,
    view && viewOf(site.id)[view](),
    format && eq(media.mime, `image/${format}`),
  )
  return pageOf(query, await db.$count(media, where), async ({ limit, offset }) => {
    const rows = await db.select().from(media).where(where).orderBy(desc(media.id)).limit(limit).offset(offset)
    return rows.map(adminPicture)
  })
}

/** How many there are in each view. A call of its own: what shows nothing is told by looking everywhere. */
export async function countPictures({ db, site }: Shop): Promise<CallReply<"GET /api/admin/media/counts">> {
  const views = viewOf(site.id)
  const many = (view: PictureView) => sql<number>`(count(*) filter (where ${views[view]()}))::int`
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8`,
      unused: many("unused"),
      noAlt: many("noAlt"),
      large: many("large"),
    })
    .from(media)
    .where(ownPictures(site.id))
  return counted ?? { all: 0, bytes: 0, unused: 0, noAlt: 0, large: 0 }
}

export async function showPicture(
  { db, site }: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/media/detail"> | Refused> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(ownPictures(site.id), eq(media.id, id)))
  if (!row) return refused("unknownRow")
  return { picture: adminPicture(row), ...(await pictureUses(db, row)) }
}

export function adminPicture(row: typeof media.$inferSelect): AdminPicture {
  const { id, path, alt, mime, width, height, bytes, createdAt, updatedAt } = row
  const moments = { createTime: createdAt.toISOString(), updated_at: updatedAt.toISOString() }
  return { id, url: pictureUrl(path) ?? "", alt, mime, width, height, bytes, focus: focusOf(path), ...moments }
}
