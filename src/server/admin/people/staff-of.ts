import { and, asc, eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"

/** Who works in a shop, by their role there. */
export async function staffOf(tx: Queries, siteId: number, id: number) {
  const [row] = await joined(tx)
    .where(and(eq(staff.siteId, siteId), eq(staff.id, id)))
    .for("no key update", { of: staff })
  return row ?? null
}

/** All who work in a shop, locked in their order: two owners who remove each other at once must not both succeed. */
export const lockAllStaff = (tx: Queries, siteId: number) =>
  joined(tx).where(eq(staff.siteId, siteId)).orderBy(asc(staff.id)).for("update", { of: staff })

const joined = (tx: Queries) =>
  tx
    .select({ id: staff.id, accountId: staff.accountId, name: staff.name, role: staff.role, email: account.email })
    .from(staff)
    .innerJoin(account, eq(account.id, staff.accountId))
    .$dynamic()
