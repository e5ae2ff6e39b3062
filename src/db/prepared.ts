import type { SQL } from "drizzle-orm"
import { PgDialect } from "drizzle-orm/pg-core"
import type pg from "pg"
import type { Database } from "./database.ts"

const dialect = new PgDialect({ casing: "snake_case" })

/**
 * Runs a statement that every connection reads and plans only once, under a name that belongs to its text. For long
 * statements that do little: there planning takes longer than the work.
 */
export function executePrepared<Row extends pg.QueryResultRow>(
  db: Pick<Database, "_">,
  name: string,
  statement: SQL,
): Promise<pg.QueryResult<Row>> {
  const query = db._.session.prepareQuery<{ execute: pg.QueryResult<Row>; all: unknown; values: unknown }>(
    dialect.sqlToQuery(statement),
    undefined,
    name,
    false,
  )
  return query.execute()
}
