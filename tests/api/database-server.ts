import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PoolConfig } from "pg"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { seedDemo } from "../../demo/seed.ts"
import { connect } from "../../src/db/database.ts"
import { startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { migrate } from "../../src/db/migrate.ts"
import { ensureRegions } from "../../src/db/regions.ts"

/** Where test files find the server, and a folder with the pictures of the demo shops. */
export type TestServer = { connection: PoolConfig; dataFolder: string }

declare module "vitest" {
  interface ProvidedContext {
    server: TestServer
  }
}

/** One server for all API tests (`TEST_DATABASE_URL`, or an embedded one) with an empty and a seeded database to copy from. */
export default async function databaseServer(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), "vitrine-test-"))
  // As root the database runs as another user, who has to be able to enter.
  chmodSync(dataFolder, 0o755)
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataFolder, isWorkshop: true })
  // Nothing of this outlives the tests: no commit has to wait for the disk.
  const connection: PoolConfig = {
    ...(embedded?.connection ?? { connectionString: given }),
    options: "-c synchronous_commit=off",
  }
  const stop = async () => {
    await embedded?.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    await prepare(connection, "vitrine_empty", () => Promise.resolve())
    await prepare(connection, "vitrine_demo", (db) => seedDemo({ db, dataFolder, progress: () => {} }))
  } catch (failure) {
    await stop()
    throw failure
  }
  project.provide("server", { connection, dataFolder })
  return stop
}

async function prepare(
  connection: PoolConfig,
  database: string,
  fill: (db: ReturnType<typeof connect>) => Promise<void>,
) {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.query(`create database ${database}`)
  await admin.end()
  const db = connect(toDatabase(connection, database))
  await migrate(db)
  await ensureRegions(db)
  await fill(db).finally(() => db.$client.end())
}

export function toDatabase(connection: PoolConfig, database: string): PoolConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}
