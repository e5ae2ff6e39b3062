import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import * as schema from "./schema.ts"

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** What a use case gets inside a transaction; every read works on both. */
export type Queries = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction"
>

type Taken = (
  failure: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (failure?: unknown) => void,
) => void

/**
 * A connection that breaks while somebody has it goes back to the pool at once. Drizzle forgets one on which "begin"
 * fails: sixteen of those would be all there are, and the shop could neither go on nor stop.
 */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) return super.connect().then(givenBackWhenBroken)
    super.connect(taken)
    return undefined
  }
}

function givenBackWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isBack = false
  const giveBack = (failure?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.off("end", whenBroken)
    release(failure)
  }
  const whenBroken = () => giveBack(true)
  client.once("end", whenBroken)
  client.release = giveBack
  return client
}

const INT8 = 20

/** Whole numbers arrive as numbers: amounts in minor units and counts stay far below 2^53. Drizzle asks pg's own table. */
pg.types.setTypeParser(INT8, Number)

/**
 * Compiling a query costs more than any of ours takes, and starting workers for it a tenth of a list. And tables here grow
 * while all reading goes by index: for "any 10,001 goods" a planner that may would rather read the table from its start,
 * however far away the goods of a site lie.
 */
const SESSION = "-c jit=off -c max_parallel_workers_per_gather=0 -c enable_seqscan=off"

export function connect(connection: pg.PoolConfig): Database {
  const pool = new ShopPool({
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
