import { and, eq, isNull } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { staff } from "../../../db/schema/member.ts"
import { noteAudit } from "../note-audit.ts"
import type { StoredAccount } from "./lock-account.ts"

export type Role = { siteId: number; staffId: number }

/** A role counts from now on, and its old password is forgotten. The account must be locked. */
export async function proveRole(
  tx: Queries,
  { id, name, email }: Pick<StoredAccount, "id" | "name" | "email">,
  { siteId, staffId }: Role,
  action: "staff.prove" | "staff.openLink",
  now: Date,
): Promise<void> {
  const proved = await tx
    .update(staff)
    .set({ provedAt: now, passwordHash: null, name })
    .where(and(eq(staff.siteId, siteId), eq(staff.id, staffId), eq(staff.accountId, id), isNull(staff.provedAt)))
  if (proved.rowCount === 1) await noteAudit(tx, { id: staffId, siteId }, action, `staff ${email}`)
}
