import { eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { account } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"
import type { Shop } from "../../shop.ts"
import { type PageAsked, pageOf } from "../page-of.ts"

export async function listStaff({ db, site }: Shop, page: PageAsked): Promise<CallReply<"GET /api/admin/staff/lists">> {
  const where = eq(staff.siteId, site.id)
  return pageOf(page, await db.$count(staff, where), async ({ limit, offset }) => {
    const rows = await db
      .select({ staff, email: account.email })
      .from(staff)
      .innerJoin(account, eq(account.id, staff.accountId))
      .where(where)
      .orderBy(staff.id)
      .limit(limit)
      .offset(offset)
    return rows.map(({ staff: { id, name, role, provedAt, createdAt }, email }) => ({
      id,
      name,
      email,
      role,
      invited: provedAt === null,
      createTime: createdAt.toISOString(),
    }))
  })
}
