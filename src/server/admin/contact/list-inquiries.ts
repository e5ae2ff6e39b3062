import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"

const IN_STATE = { waiting: isNull(inquiry.answeredAt), answered: isNotNull(inquiry.answeredAt) }

const ofLines = (what: "count(*)" | "coalesce(sum(l.total), 0)") =>
  sql<number>`(select ${sql.raw(what)} from inquiry_line l where l.site_id = inquiry.site_id and l.inquiry_id = inquiry.id)`

export async function listInquiries(
  { db, site }: Shop,
  { state, ...page }: PageAsked & { state?: keyof typeof IN_STATE | undefined },
): Promise<CallReply<"GET /api/admin/inquiry/lists">> {
  const where = and(eq(inquiry.siteId, site.id), state && IN_STATE[state])
  return pageOf(page, await db.$count(inquiry, where), async (span) => {
    const { id, number, name, email, content, company, country, answeredAt, createdAt } = inquiry
    const rows = await db
      .select({
        id,
        number,
        name,
        email,
        content,
        company,
        country,
        answeredAt,
        createdAt,
        lines: ofLines("count(*)"),
        pieces: ofLines("coalesce(sum(l.total), 0)"),
      })
      .from(inquiry)
      .where(where)
      .orderBy(desc(inquiry.createdAt), desc(inquiry.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ answeredAt, createdAt, ...row }) => ({
      ...row,
      answerTime: answeredAt?.toISOString() ?? null,
      createTime: createdAt.toISOString(),
    }))
  })
}
