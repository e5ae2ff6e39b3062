import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator"
import type { Database } from "./database.ts"

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url))
/** Any number that nobody else locks; ten processes that start at once wait here for each other. */
const MIGRATION_LOCK = 7_846_101

export async function migrate(db: Database): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    // The lock belongs to the session: closing the connection frees it even when a migration failed.
    client.release(true)
  }
}
