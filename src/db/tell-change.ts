import { sql } from "drizzle-orm"
import type { Queries } from "./database.ts"

/** What every process listens on. */
export const CHANGES_CHANNEL = "vitrine_changed"

/**
 * Tells every process what has changed, once the transaction is committed. Triggers tell most changes by themselves
 * (see the migration `tell_changes`); this is for what no table says.
 */
export async function tellChange(db: Queries, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${tags.join(" ")})`)
}
