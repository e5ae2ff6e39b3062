import { eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"
import { staff } from "../../../db/schema/member.ts"

/** Nothing is kept of somebody who works in no shop any more. */
export async function removeIdleAccount(tx: Queries, id: number): Promise<void> {
  // Locked first: somebody else may just be giving them a role, which shows once that is done.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for("update")
  const [role] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.accountId, id)).limit(1)
  if (!role) await tx.delete(account).where(eq(account.id, id))
}
