import { and, desc, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { feedback } from "../../../db/schema/contact.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { saysPart } from "../says-part.ts"
import { type Days, withinDays } from "../within-days.ts"

export async function listFeedback(
  { db, site }: Shop,
  { keywords, from, to, ...page }: PageAsked & Days & { keywords?: string | undefined },
): Promise<CallReply<"GET /api/admin/feedback/lists">> {
  const where = and(
    eq(feedback.siteId, site.id),
    saysPart(keywords, feedback.name, feedback.email, feedback.content),
    withinDays(feedback.createdAt, site.timeZone, { from, to }),
  )
  return pageOf(page, await db.$count(feedback, where), async (span) => {
    const rows = await db
      .select()
      .from(feedback)
      .where(where)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ siteId: _, createdAt, ...row }) => ({ ...row, createTime: createdAt.toISOString() }))
  })
}
