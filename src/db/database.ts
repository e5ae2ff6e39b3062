import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import * as schema from "./schema.ts"

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** What a use case gets inside a transaction; every read works on both. */
export type Queries = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction"
>

const INT8 = 20

/** Whole numbers arrive as numbers: amounts in minor units and counts stay far below 2^53. Drizzle asks pg's own table. */
pg.types.setTypeParser(INT8, Number)

/**
 * Compiling a query costs more than any of ours takes. And tables here grow while all reading goes by index: for "any
 * 10,001 goods" a planner that may would rather read the table from its start, however far away the goods of a site lie.
 */
const SESSION = "-c jit=off -c enable_seqscan=off"

export function connect(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 16,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: "vitrine",
    options: SESSION,
    ...connection,
  })
  // A broken connection is replaced by the pool, and a query on it fails with its own error. Without a listener here,
  // one that breaks while idle (pool) or between two statements of a transaction (client) would end Node.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return drizzle({ client: pool, schema, casing: "snake_case" })
}
