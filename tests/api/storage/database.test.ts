import { sql } from "drizzle-orm"
import type pg from "pg"
import { expect, test } from "vitest"
import { connect } from "../../../src/db/database.ts"
import { freshDatabase } from "../fresh-database.ts"

const { db: other, connection } = await freshDatabase("empty")

test("a transaction that could not begin gives its connection back: the next one goes on, and the pool can be closed", async () => {
  const db = connect({ ...connection, max: 1 })
  const pool = db.$client
  const take = pool.connect.bind(pool)
  // The server ends the connection between handing it out and "begin", as it does when it is killed just then.
  const breaking = async (): Promise<pg.PoolClient> => {
    const client = await take()
    const { rows } = await client.query("select pg_backend_pid() as pid")
    await other.execute(sql`select pg_terminate_backend(${rows[0].pid})`)
    return client
  }
  for (let round = 0; round < 3; round++) {
    Object.assign(pool, { connect: breaking })
    await expect(db.transaction(async () => "begun")).rejects.toThrow()
    Object.assign(pool, { connect: take })
    expect(await db.transaction(async () => "begun")).toBe("begun")
  }
  await pool.end()
  expect(pool.totalCount).toBe(0)
})

test("a connection that breaks inside a transaction is given back once", async () => {
  const db = connect({ ...connection, max: 1 })
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await db.$client.end()
})
