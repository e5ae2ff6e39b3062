import pg from "pg"
import { type Cluster, connectionTo, openCluster } from "./cluster.ts"
import { diskIsFull, errorCode } from "./embedded-postgres-error.ts"
import { keepRunning } from "./keep-running.ts"
import { leaveServer } from "./leave-server.ts"
import { reachAsCommand, reachAsOwner } from "./reach-as.ts"

export { EmbeddedPostgresError } from "./embedded-postgres-error.ts"

export type EmbeddedPostgresOptions = { dataFolder: string; log?: (sentence: string) => void }

export type EmbeddedPostgres = {
  connection: pg.PoolConfig
  /** true when the server ran before this call, left behind by a killed process or started by another one. */
  adopted: boolean
  stop(): Promise<void>
  /** Called each time the server had to be started again; pools reconnect by themselves, listeners for NOTIFY do not. */
  onRestart(listener: () => void): void
}

const shopDatabase = "vitrine"
const duplicateDatabase = ["42P04", "23505"]
const diskFull = "53100"

/** For `npm start`: the one process that owns the server of this data folder and keeps it running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(options.dataFolder, log)
  const { client, launched } = await reachAsOwner(cluster, log)
  const { stop, onRestart } = keepRunning(cluster, client, log)
  await createDatabaseOrStop(cluster, client, stop)
  return { connection: connectionTo(cluster, shopDatabase), adopted: !launched, stop, onRestart }
}

/** For commands such as `npm run seed`: uses the running server; without one starts it, and stops it when last to leave. */
export async function attachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(options.dataFolder, log)
  const { client, launched } = await reachAsCommand(cluster, log)
  let left: Promise<unknown> | undefined
  const stop = async () => {
    left ??= leaveServer(cluster, client)
    await left
  }
  await createDatabaseOrStop(cluster, client, stop)
  return { connection: connectionTo(cluster, shopDatabase), adopted: !launched, stop, onRestart: () => undefined }
}

async function createDatabaseOrStop(cluster: Cluster, client: pg.Client, stop: () => Promise<void>): Promise<void> {
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [shopDatabase])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(shopDatabase)}`)
  } catch (error) {
    const code = errorCode(error) ?? ""
    // Two commands may find it missing at once.
    if (duplicateDatabase.includes(code)) return
    await stop()
    throw code === diskFull ? diskIsFull(cluster.dataFolder) : error
  }
}
