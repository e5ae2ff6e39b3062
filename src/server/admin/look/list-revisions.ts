import { and, desc, eq, isNotNull } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { LOOK_PARTS } from "../../../contract/look.ts"
import { lookRevision } from "../../../db/schema/look.ts"
import { changedParts } from "../../look/changed-parts.ts"
import type { Shop } from "../../shop.ts"
import { lookOf, readLook } from "../../sites/stored-look.ts"
import { type PageAsked, pageOf } from "../page-of.ts"

/** What was published, the newest first; the one that the shop wears now is marked. */
export async function listRevisions(shop: Shop, page: PageAsked): Promise<CallReply<"GET /api/admin/look/revisions">> {
  const { db, site } = shop
  const where = and(eq(lookRevision.siteId, site.id), isNotNull(lookRevision.publishedAt))
  const now = lookOf(site)
  return pageOf(page, await db.$count(lookRevision, where), async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(lookRevision)
      .where(where)
      .orderBy(desc(lookRevision.publishedAt), desc(lookRevision.id))
      .limit(limit)
      .offset(offset)
    return rows.map((row, at) => {
      const look = readLook(row.look)
      return {
        id: row.id,
        template: look.template,
        changed: LOOK_PARTS.filter((part) => row.changed.includes(part)),
        by: row.staffName,
        published_at: (row.publishedAt ?? row.createdAt).toISOString(),
        isCurrent: offset + at === 0 && changedParts(look, now).length === 0,
      }
    })
  })
}
