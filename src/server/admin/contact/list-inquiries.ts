import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { dayIn } from "../../../domain/calendar-day.ts"
import { quoteState } from "../../inquiry-records/read-messages.ts"
import type { Shop } from "../../shop.ts"
import { pageOf } from "../page-of.ts"
import { saysPart } from "../says-part.ts"

type Query = QueryOf<AllCalls["GET /api/admin/inquiry/lists"]>
type Last = { by: "staff" | "shopper"; content: string; at: string }
type Quote = { state: "open" | "withdrawn" | "accepted"; validUntil: string }

const hasQuote = (state: "open" | "accepted") => sql`exists (
  select from inquiry_quote q where q.site_id = inquiry.site_id and q.inquiry_id = inquiry.id and q.state = ${state})`

const IN_STATE: Record<NonNullable<Query["state"]>, SQL> = {
  waiting: isNull(inquiry.answeredAt),
  answered: isNotNull(inquiry.answeredAt),
  quoted: hasQuote("open"),
  accepted: hasQuote("accepted"),
}

const ofLines = (what: "count(*)" | "coalesce(sum(l.total), 0)") =>
  sql<number>`(select ${sql.raw(what)} from inquiry_line l where l.site_id = inquiry.site_id and l.inquiry_id = inquiry.id)`

/** So much of the last message is in the list. */
const LETTERS = 300

export async function listInquiries(
  { db, site, now }: Shop,
  { state, keywords, ...page }: Query,
): Promise<CallReply<"GET /api/admin/inquiry/lists">> {
  const { id, number, name, email, content, company, country, answeredAt, createdAt } = inquiry
  const where = and(
    eq(inquiry.siteId, site.id),
    state && IN_STATE[state],
    saysPart(keywords, number, name, email, company, content),
  )
  return pageOf(page, await db.$count(inquiry, where), async (span) => {
    const rows = await db
      .select({
        ...{ id, number, name, email, content, company, country, answeredAt, createdAt },
        lines: ofLines("count(*)"),
        pieces: ofLines("coalesce(sum(l.total), 0)"),
        last: sql<Last | null>`(
          select json_build_object('by', m.by, 'content', left(m.content, ${sql.raw(String(LETTERS))}), 'at', m.created_at)
          from inquiry_message m where m.site_id = inquiry.site_id and m.inquiry_id = inquiry.id order by m.id desc limit 1)`,
        quote: sql<Quote | null>`(
          select json_build_object('state', q.state, 'validUntil', q.valid_until)
          from inquiry_quote q where q.site_id = inquiry.site_id and q.inquiry_id = inquiry.id order by q.id desc limit 1)`,
      })
      .from(inquiry)
      .where(where)
      .orderBy(desc(inquiry.createdAt), desc(inquiry.id))
      .limit(span.limit)
      .offset(span.offset)
    const today = dayIn(now, site.timeZone)
    return rows.map(({ answeredAt, createdAt, last, quote, ...row }) => ({
      ...row,
      answerTime: answeredAt?.toISOString() ?? null,
      createTime: createdAt.toISOString(),
      lastContent: last?.content ?? row.content.slice(0, LETTERS),
      lastBy: last?.by ?? ("shopper" as const),
      lastTime: last ? new Date(last.at).toISOString() : createdAt.toISOString(),
      quote: quote && quoteState(quote, today),
    }))
  })
}
