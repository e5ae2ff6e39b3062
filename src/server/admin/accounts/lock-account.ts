import type { SQL } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { account } from "../../../db/schema/account.ts"

export type StoredAccount = typeof account.$inferSelect

/**
 * An account's row, locked for the rest of the transaction. Whatever opens or ends sessions, sets a password or uses a code
 * holds it: otherwise a session opened at the same moment would outlive the end of all.
 */
export async function lockAccount(tx: Queries, which: SQL): Promise<StoredAccount | null> {
  const [row] = await tx.select().from(account).where(which).for("no key update")
  return row ?? null
}
