import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { member } from "../../../db/schema/member.ts"
import { cents, toDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { partPattern } from "../part-pattern.ts"

const theirOrders = sql`shop_order o where o.site_id = member.site_id and o.member_id = member.id`
const paid = sql`coalesce(sum(o.total) filter (where o.payment_status = 1), 0)::bigint`

export const memberColumns = {
  id: member.id,
  userName: member.userName,
  email: member.email,
  language: member.language,
  createdAt: member.createdAt,
  orders: sql<number>`(select count(*) from ${theirOrders})`,
  spent: sql`(select ${paid} from ${theirOrders})`.mapWith(cents),
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
