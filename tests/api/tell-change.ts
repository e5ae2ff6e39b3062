import { sql } from "drizzle-orm"
import type { Queries } from "../../src/db/database.ts"
import { CHANGES_CHANNEL } from "../../src/db/hear-changes.ts"

/** Tells every process of a change, as the triggers of the migration `tell_changes` do. */
export async function tellChange(db: Queries, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${tags.join(" ")})`)
}
