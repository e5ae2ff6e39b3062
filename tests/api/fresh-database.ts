import { randomBytes } from "node:crypto"
import pg from "pg"
import { afterAll, inject } from "vitest"
import { connect, type Database } from "../../src/db/database.ts"
import { toDatabase } from "./database-server.ts"
import { oneConnectionEach } from "./one-connection.ts"
import { soon } from "./soon.ts"

export type FreshDatabase = { db: Database; dataFolder: string; connection: pg.PoolConfig }

/**
 * A host that stops for ten seconds would make the shop say, rightly, that it is not to be had. What the tests are about
 * is what it does when it can; how long a test may take is told by its own limit.
 */
const PATIENCE = { connectionTimeoutMillis: 60_000 }

/** A database of its own for a test file: empty (migrated, with regions) or with the demo shops. Gone when the file is done. */
export async function freshDatabase(content: "empty" | "demo" = "empty"): Promise<FreshDatabase> {
  const { connection, dataFolder } = inject("server")
  const name = `vitrine_${content}_${randomBytes(6).toString("hex")}`
  await asAdmin(connection, `create database ${name} template vitrine_${content}`)
  const own = { ...toDatabase(connection, name), ...PATIENCE }
  const db = oneConnectionEach(connect(own))
  afterAll(async () => {
    await db.$client.end()
    await dropDatabase(name, (statement) => asAdmin(connection, statement))
  })
  return { db, dataFolder, connection: own }
}

/**
 * Drops a database whoever still looks into it. By force that fails while it is being vacuumed, which the tests' role may
 * not end; without force PostgreSQL ends the vacuuming itself, but not a connection that is still closing. Both pass.
 */
export async function dropDatabase(name: string, run: (statement: string) => Promise<unknown>): Promise<void> {
  const drop = `drop database if exists ${name}`
  const dropped = () =>
    run(drop)
      .catch(() => run(`${drop} with (force)`))
      .then(
        () => true,
        () => false,
      )
  await soon(dropped)
}

async function asAdmin(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
