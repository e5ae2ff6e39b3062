import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { member } from "../../../db/schema/member.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { partPattern } from "../part-pattern.ts"

const ofOrders = (what: "count(*)" | "coalesce(sum(o.total) filter (where o.payment_status = 1), 0)::bigint") =>
  sql<number>`(select ${sql.raw(what)} from shop_order o where o.site_id = member.site_id and o.member_id = member.id)`

export const memberColumns = {
  id: member.id,
  userName: member.userName,
  email: member.email,
  language: member.language,
  createdAt: member.createdAt,
  orders: ofOrders("count(*)"),
  spent: ofOrders("coalesce(sum(o.total) filter (where o.payment_status = 1), 0)::bigint"),
}

export async function listMembers(
  { db, site }: Shop,
  { keywords, ...page }: PageAsked & { keywords?: string | undefined },
): Promise<CallReply<"GET /api/admin/member/lists">> {
  const where = and(
    eq(member.siteId, site.id),
    keywords
      ? sql`lower(${member.email} || ' ' || ${member.userName}) like lower(${partPattern(keywords)})`
      : undefined,
  )
  return pageOf(page, await db.$count(member, where), async (span) => {
    const rows = await db
      .select(memberColumns)
      .from(member)
      .where(where)
      .orderBy(desc(member.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ language: _, spent, createdAt, ...row }) => ({
      ...row,
      spent: toDecimal(spent),
      createTime: createdAt.toISOString(),
    }))
  })
}
