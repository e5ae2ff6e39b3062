import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { member } from "../../../db/schema/member.ts"
import { cents, fromDecimal, toDecimal } from "../../../domain/pricing/money.ts"
import type { BuyerKind } from "../../../domain/tax/buyers/buyer-kind.ts"
import type { Shop } from "../../shop.ts"
import { pageOf } from "../page-of.ts"
import { partPattern } from "../part-pattern.ts"
import { withinDays } from "../within-days.ts"

type Query = QueryOf<AllCalls["GET /api/admin/member/lists"]>

const theirOrders = sql`shop_order o where o.site_id = member.site_id and o.member_id = member.id`
const paid = sql`coalesce(sum(o.total) filter (where o.payment_status = 1), 0)::bigint`
const spent = sql`(select ${paid} from ${theirOrders})`
const kind = sql<BuyerKind>`coalesce((
  select b.kind from member_business b where b.site_id = member.site_id and b.member_id = member.id), 'private')`

export const memberColumns = {
  id: member.id,
  userName: member.userName,
  email: member.email,
  kind,
  language: member.language,
  createdAt: member.createdAt,
  orders: sql<number>`(select count(*) from ${theirOrders})`,
  spent: spent.mapWith(cents),
  lastOrderAt: sql<Date | null>`(select max(o.created_at) from ${theirOrders})`.mapWith(member.createdAt),
}

const ORDERED: Record<NonNullable<Query["orders"]>, SQL> = {
  none: sql`not exists (select from ${theirOrders})`,
  one: sql`(select count(*) from (select from ${theirOrders} limit 2) few) = 1`,
  several: sql`(select count(*) from (select from ${theirOrders} limit 2) few) > 1`,
}

export async function listMembers(
  { db, site }: Shop,
  { keywords, kind: asked, orders, spent: least, language, from, to, ...page }: Query,
): Promise<CallReply<"GET /api/admin/member/lists">> {
  const where = and(
    eq(member.siteId, site.id),
    keywords
      ? sql`lower(${member.email} || ' ' || ${member.userName}) like lower(${partPattern(keywords)})`
      : undefined,
    asked && sql`${kind} = ${asked}`,
    orders && ORDERED[orders],
    least === undefined ? undefined : sql`${spent} >= ${fromDecimal(least)}`,
    language === undefined ? undefined : eq(member.language, language),
    withinDays(member.createdAt, site.timeZone, { from, to }),
  )
  return pageOf(page, await db.$count(member, where), async (span) => {
    const rows = await db
      .select(memberColumns)
      .from(member)
      .where(where)
      .orderBy(desc(member.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(memberShown)
  })
}

type Row = {
  id: number
  userName: string
  email: string
  kind: BuyerKind
  language: string
  orders: number
  spent: ReturnType<typeof cents>
  lastOrderAt: Date | null
  createdAt: Date
}

export const memberShown = ({ spent, createdAt, lastOrderAt, ...row }: Row) => ({
  ...row,
  spent: toDecimal(spent),
  lastOrderTime: lastOrderAt?.toISOString() ?? null,
  createTime: createdAt.toISOString(),
})
