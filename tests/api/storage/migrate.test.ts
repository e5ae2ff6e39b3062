import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, describe, expect, inject, test } from "vitest"
import { connect } from "../../../src/db/database.ts"
import { REGIONS } from "../../../src/db/regions.ts"
import { toDatabase } from "../database-server.ts"
import { dropDatabase } from "../fresh-database.ts"

const { connection } = inject("server")
const name = `vitrine_migrate_${randomBytes(6).toString("hex")}`
const own = toDatabase(connection, name)
const run = promisify(execFile)
const migrateOnce = join(import.meta.dirname, "..", "fixtures", "migrate-once.ts")

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

await asAdmin(`create database ${name}`)
const db = connect(own)
afterAll(async () => {
  await db.$client.end()
  await dropDatabase(name, asAdmin)
})
const rows = async <Row extends pg.QueryResultRow>(statement: string) => (await db.$client.query<Row>(statement)).rows

describe("ten starts on an empty database at once", async () => {
  const starts = await Promise.allSettled(
    Array.from({ length: 10 }, () => run(process.execPath, [migrateOnce, JSON.stringify(own)])),
  )

  test("all succeed", () => {
    expect(starts.filter((start) => start.status === "rejected").map((start) => String(start.reason))).toEqual([])
  })

  test("each migration was made once, and every region is there once", async () => {
    const [made] = await rows("select count(*), count(distinct hash) as different from drizzle.__drizzle_migrations")
    expect(made?.count).toBeGreaterThan(1)
    expect(made?.count).toBe(made?.different)
    expect(await rows("select count(*) from region")).toEqual([{ count: REGIONS.length }])
  })
})

describe("the schema", () => {
  test("every table belongs to a site, but for sites, people who work in several, the regions of the world, jobs and the test provider's books", async () => {
    const without = await rows<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
        select from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'site'::regclass
          and f.conkey = array[a.attnum] and f.confdeltype = 'c' and a.attnotnull)
      order by 1`)
    expect(without.map((table) => table.name)).toEqual([
      "account",
      "account_attempt",
      "account_challenge",
      "account_link",
      "account_passkey",
      "account_recovery_code",
      "account_session",
      "account_step",
      "job_run",
      "region",
      "sandbox_event",
      "sandbox_payment",
      "sandbox_refund",
      "site",
    ])
  })

  // An index serves a foreign key if it begins with the key's own columns; one that begins with an id needs no more,
  // because an id alone is selective, while one that begins with the site has to go on. Part of a table will not do,
  // unless it is all rows that have the column.
  test("every foreign key has an index that serves it", async () => {
    const unserved = await rows(`
      select f.conrelid::regclass::text as "table", f.conname as key from pg_constraint f
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
        where i.indrelid = f.conrelid and i.indisvalid and i.indkey[0] = any(f.conkey)
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and (first.attname <> 'site_id' or cardinality(f.conkey) = 1 or i.indkey[1] = any(f.conkey)))
      order by 1, 2`)
    expect(unserved).toEqual([])
  })
})
