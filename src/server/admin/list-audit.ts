import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { staff } from "../../db/schema/member.ts"
import { auditEntry } from "../../db/schema/operations.ts"
import type { Shop } from "../shop.ts"
import { type PageAsked, pageOf } from "./page-of.ts"
import { type Days, withinDays } from "./within-days.ts"

type Query = PageAsked & Days & { staff_id?: number; action?: string; subject?: string }

export async function listAudit(
  { db, site }: Shop,
  { staff_id, action, subject, from, to, ...page }: Query,
): Promise<CallReply<"GET /api/admin/audit/lists">> {
  const where = and(
    eq(auditEntry.siteId, site.id),
    staff_id === undefined ? undefined : eq(auditEntry.staffId, staff_id),
    action === undefined ? undefined : eq(auditEntry.action, action),
    subject === undefined ? undefined : eq(auditEntry.subject, subject),
    withinDays(auditEntry.createdAt, site.timeZone, { from, to }),
  )
  return pageOf(page, await db.$count(auditEntry, where), async (span) => {
    const rows = await db
      .select({
        id: auditEntry.id,
        staff_id: auditEntry.staffId,
        // Of those who are gone the name is kept with what they did.
        staffName: sql<string>`coalesce(${staff.name}, ${auditEntry.detail} ->> 'staffName', '')`,
        action: auditEntry.action,
        subject: auditEntry.subject,
        detail: auditEntry.detail,
        createdAt: auditEntry.createdAt,
      })
      .from(auditEntry)
      .leftJoin(staff, and(eq(staff.siteId, auditEntry.siteId), eq(staff.id, auditEntry.staffId)))
      .where(where)
      .orderBy(desc(auditEntry.createdAt), desc(auditEntry.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ createdAt, ...row }) => ({ ...row, createTime: createdAt.toISOString() }))
  })
}
