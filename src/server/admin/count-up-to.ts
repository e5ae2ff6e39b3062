import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Queries } from "../../db/database.ts"
import { LIST_COUNT_MAX } from "../../domain/constants.ts"

/** How many rows there are; one more than `LIST_COUNT_MAX` says that there are more than so many. */
export async function countUpTo(db: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(countedUpTo(table, where))
  return rows[0]?.count ?? 0
}

/** The same as a query, to be asked together with others. */
export const countedUpTo = (table: PgTable, where: SQL | undefined): SQL =>
  sql`select count(*)::int as count from (select from ${table} where ${where ?? sql`true`} limit ${LIST_COUNT_MAX + 1}) x`
