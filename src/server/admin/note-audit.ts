import type { Queries } from "../../db/database.ts"
import { auditEntry } from "../../db/schema/operations.ts"

/** Writes down what staff did and with what, in the transaction that does it: what is undone was never done. */
export async function noteAudit(
  tx: Queries,
  staff: { id: number; siteId: number },
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(auditEntry).values({ siteId: staff.siteId, staffId: staff.id, action, subject, detail })
}
